import type {ReactNode} from 'react';

type Props = {title: string; code: string};

/**
 * A code block like those of the pages, wrapped: half an aid is narrow. Its buttons work by the
 * same listener (plugins/code-blocks).
 */
export function CodeOutput({title, code}: Props): ReactNode {
  return (
    <figure className="code" data-wrapped="">
      <figcaption className="code-bar">
        <span className="code-title">{title}</span>
        <span className="code-actions">
          <button type="button" data-code-action="wrap" aria-pressed="true">
            Wrap
          </button>
          <button type="button" data-code-action="copy">
            Copy
          </button>
        </span>
      </figcaption>
      <pre tabIndex={0} role="group" aria-label={title}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
