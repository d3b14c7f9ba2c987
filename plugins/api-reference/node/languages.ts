/**
 * The nine languages of the request samples, in the order of their tabs (what any terminal can send
 * first), and how each writes a reader's value.
 */
import type {Encoding} from '../types';

export type SampleLanguage = {
  /** As the specification names it. */
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

/**
 * Tab, fence and target of the generator have the name of the language where nothing else is said.
 */
const language = (
  id: string,
  other: Omit<SampleLanguage, 'id' | 'value' | 'fence' | 'target'> & Partial<SampleLanguage>,
): SampleLanguage => ({
  id,
  value: id,
  fence: id,
  target: id,
  ...other,
});

export const SAMPLE_LANGUAGES: SampleLanguage[] = [
  language('curl', {label: 'cURL', fence: 'bash', target: 'shell', client: 'curl', header: 'shell', body: 'json-shell'}),
  language('python', {label: 'Python', client: 'requests', header: 'double', body: 'double'}),
  language('csharp', {label: 'C#', client: 'httpclient', header: 'double', body: 'json-double'}),
  language('go', {label: 'Go', client: 'native', options: {checkErrors: true}, header: 'double', body: 'json-double'}),
  language('nodejs', {
    label: 'Node.js',
    value: 'javascript',
    fence: 'javascript',
    target: 'node',
    client: 'fetch',
    header: 'single',
    body: 'single',
  }),
  language('ruby', {label: 'Ruby', client: 'native', header: 'plain-single', body: 'json-ruby'}),
  language('php', {label: 'PHP', client: 'curl', header: 'php-double', body: 'plain-single'}),
  language('java', {label: 'Java', client: 'unirest', header: 'double', body: 'json-double'}),
  language('powershell', {label: 'PowerShell', client: 'restmethod', header: 'powershell-double', body: 'json-powershell'}),
];
