/**
 * What crosses to the browser: which parts of the request samples a reader may change. It travels
 * as JSON in `data-request-editor`.
 */

/** How a value is written at one place of one sample. The names say where the place is. */
export type Encoding =
  /** In a URL, percent-encoded. */
  | 'url'
  /** A number outside quotes. */
  | 'number'
  /** "…" in Python, C#, Go and Java. */
  | 'double'
  /** '…' in JavaScript. */
  | 'single'
  /** '…' in Ruby and PHP. */
  | 'plain-single'
  /** "…" in PHP, where $ is special. */
  | 'php-double'
  /** "…" in PowerShell. */
  | 'powershell-double'
  /** '…' in a shell. */
  | 'shell'
  /** JSON inside a shell's '…'. */
  | 'json-shell'
  /** JSON inside "…" in C#, Go and Java. */
  | 'json-double'
  /** JSON inside "…" in Ruby, where # is special. */
  | 'json-ruby'
  /** JSON inside '…' in PowerShell. */
  | 'json-powershell';

export type Field = {
  /** Name of the parameter, or path of the value in the body: `traits[0].trait_value`. */
  name: string;
  /** `key` is the environment key; `query` values appear together as one query string. */
  in: 'key' | 'query' | 'path' | 'header' | 'body';
  type: 'string' | 'number' | 'boolean';
  /** The value the samples start with. Empty means that the parameter is left out. */
  value: string;
};

/**
 * A place in a sample: the text right before it, the number of the field (-1 is the query string)
 * and how to write the value.
 */
export type Slot = [before: string, field: number, encoding: Encoding];

export type EditorData = {
  fields: Field[];
  /** By the value of the language's tab. */
  slots: Record<string, Slot[]>;
};
