/**
 * The nine languages of the request samples, in the order of their tabs, and how
 * each writes a reader's value.
 */
import type {Encoding} from '../types';

export type SampleLanguage = {
  /** As the specification names it; it also settles the order. */
  id: string;
  /** Text of the tab. */
  label: string;
  /**
   * Value of the tab: the site's name for the language, so that a choice carries
   * over to other pages and back.
   */
  value: string;
  /** Language of the code fence. */
  fence: string;
  target: string;
  client: string;
  options?: Record<string, unknown>;
  /** How a header value and a string of the JSON body are written. */
  header: Encoding;
  body: Encoding;
};

export const SAMPLE_LANGUAGES: SampleLanguage[] = [
  {id: 'python', label: 'Python', value: 'python', fence: 'python', target: 'python', client: 'requests', header: 'double', body: 'double'},
  {id: 'curl', label: 'cURL', value: 'curl', fence: 'bash', target: 'shell', client: 'curl', header: 'shell', body: 'json-shell'},
  {
    id: 'csharp',
    label: 'C#',
    value: 'csharp',
    fence: 'csharp',
    target: 'csharp',
    client: 'httpclient',
    header: 'double',
    body: 'json-double',
  },
  {
    id: 'go',
    label: 'Go',
    value: 'go',
    fence: 'go',
    target: 'go',
    client: 'native',
    options: {checkErrors: true},
    header: 'double',
    body: 'json-double',
  },
  {
    id: 'nodejs',
    label: 'Node.js',
    value: 'javascript',
    fence: 'javascript',
    target: 'node',
    client: 'fetch',
    header: 'single',
    body: 'single',
  },
  {id: 'ruby', label: 'Ruby', value: 'ruby', fence: 'ruby', target: 'ruby', client: 'native', header: 'plain-single', body: 'json-ruby'},
  {id: 'php', label: 'PHP', value: 'php', fence: 'php', target: 'php', client: 'curl', header: 'php-double', body: 'plain-single'},
  {id: 'java', label: 'Java', value: 'java', fence: 'java', target: 'java', client: 'unirest', header: 'double', body: 'json-double'},
  {
    id: 'powershell',
    label: 'PowerShell',
    value: 'powershell',
    fence: 'powershell',
    target: 'powershell',
    client: 'restmethod',
    header: 'powershell-double',
    body: 'json-powershell',
  },
];
