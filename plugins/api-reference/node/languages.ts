/** The nine languages of the request samples, in the order of their tabs, and how each writes a reader's value. */
import type {Encoding} from '../types';

export type SampleLanguage = {
  /** Text of the tab. */
  label: string;
  /** Value of the tab: the site's name for the language, so that a choice carries over to other pages and back. */
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
  {label: 'python', value: 'python', fence: 'python', target: 'python', client: 'requests', header: 'double', body: 'double'},
  {label: 'curl', value: 'curl', fence: 'bash', target: 'shell', client: 'curl', header: 'shell', body: 'json-shell'},
  {label: 'csharp', value: 'csharp', fence: 'csharp', target: 'csharp', client: 'httpclient', header: 'double', body: 'json-double'},
  {
    label: 'go',
    value: 'go',
    fence: 'go',
    target: 'go',
    client: 'native',
    options: {checkErrors: true},
    header: 'double',
    body: 'json-double',
  },
  {label: 'nodejs', value: 'javascript', fence: 'javascript', target: 'node', client: 'fetch', header: 'single', body: 'single'},
  {label: 'ruby', value: 'ruby', fence: 'ruby', target: 'ruby', client: 'native', header: 'plain-single', body: 'json-ruby'},
  {label: 'php', value: 'php', fence: 'php', target: 'php', client: 'curl', header: 'php-double', body: 'plain-single'},
  {label: 'java', value: 'java', fence: 'java', target: 'java', client: 'unirest', header: 'double', body: 'json-double'},
  {
    label: 'powershell',
    value: 'powershell',
    fence: 'powershell',
    target: 'powershell',
    client: 'restmethod',
    header: 'powershell-double',
    body: 'json-powershell',
  },
];
