/**
 * Requests that no browser sends on a good day, and the one answer that every server has to give.
 */
export type OddRequest = {
  target: string;
  method?: string;
  headers?: Record<string, string>;
  /** `not found` is the page with status 404; a number is a status. */
  answer: 'page' | 'markdown' | 'not found' | number;
  /** Headers that the answer must have; `undefined` for one it must not have. */
  with?: Record<string, string | RegExp | undefined>;
};

const notFound = (...targets: string[]): OddRequest[] => targets.map((target) => ({target, answer: 'not found'}));
const page = (...targets: string[]): OddRequest[] => targets.map((target) => ({target, answer: 'page'}));
const accept = (answer: 'page' | 'markdown', ...values: string[]): OddRequest[] =>
  values.map((value) => ({target: '/quickstart', headers: {accept: value}, answer, with: {vary: 'Accept-Encoding, Accept'}}));
const refused = (...methods: string[]): OddRequest[] =>
  methods.map((method) => ({target: '/quickstart', method, answer: 405, with: {allow: 'GET, HEAD', 'cache-control': 'no-cache'}}));
const range = (value: string, answer: number, length?: string): OddRequest => ({
  target: '/robots.txt',
  headers: {range: value},
  answer,
  with: length === undefined ? {} : {'content-length': length},
});

export const ODD_REQUESTS: OddRequest[] = [
  // Empty segments, separators and dots in disguise
  ...notFound('//', '///', '//quickstart', '//nope/quickstart', '//example.com/%2f..', '//404.html', '/quickstart//', '/clients//CLI'),
  ...notFound('/quickstart%2F', '/quickstart%2f', '/clients%2FCLI', '/%2f_headers', '/.%2f_headers', '/%2F%2Fquickstart', '/%5cquickstart'),
  ...notFound('/assets%2f..%2findex.html', '/assets/..%2findex.html', '/..%2fpackage.json', '/..%5c..%5cpackage.json', '/\\quickstart'),
  ...notFound('/../package.json', '/./quickstart', '/clients/../quickstart', '/quickstart/.', '/quickstart/..', '/%2e%2e/%2e/etc/passwd'),
  ...notFound('/%2e%2e/%2e%2e/etc/passwd', '/assets/..%5c..%5cpackage.json'),
  // What is not there, at every depth
  ...notFound('/no-such-page', '/clients/no-such-page/', '/assets/js/no-such-chunk.0badc0de.js', '/quickstart/no.html'),
  // Escapes that are none, bytes that are no text
  ...notFound(
    '/%',
    '/%E0%A4%A',
    '/%zz',
    '/quickstart%',
    '/%00',
    '/quickstart%00.html',
    '/%ff',
    '/%c0%ae%c0%ae/',
    '/%25',
    '/100%25',
    '/%2525',
  ),
  // Names that no file system takes, files used as folders, files of the host
  ...notFound(
    `/${'a'.repeat(256)}`,
    `/${'a/'.repeat(1500)}`,
    `/${'%61'.repeat(256)}/x`,
    '/robots.txt/x',
    '/robots.txt/',
    '/sw.js/index.html',
  ),
  ...notFound(
    '/_headers',
    '/_redirects',
    '/_headers.br',
    '/_redirects.gz',
    '/404.html',
    '/404.html.br',
    '/404',
    '/_headers/',
    '/.git/config',
  ),
  ...notFound(
    '/Quickstart',
    '/clients/cli',
    '/quickstart;a=1',
    '/quickstart.',
    '/quickstart%20',
    '/quickstart%0a',
    '/"><script>',
    "/'or'1'='1",
  ),
  ...notFound('/constructor', '/__proto__', '/toString', '/index.php', '/wp-login.php', '/assets/', '/assets', '/img/'),
  {target: `/${'a'.repeat(9000)}`, answer: 414, with: {'cache-control': 'no-cache'}},
  // The same page in another spelling, or with something to ignore
  ...page(
    '/quickstart/',
    '/%71uickstart',
    '/quickstart?',
    '/quickstart??a',
    '/quickstart?a=//b/..',
    '/quickstart?%E0%A4%A',
    '/?q=%00',
    '/?//',
  ),
  // Query and old addresses
  {target: '/quickstart.html?a=1&b=%20', answer: 301, with: {location: '/quickstart?a=1&b=%20'}},
  {target: '/quickstart.html?a=//evil.example', answer: 301, with: {location: '/quickstart?a=//evil.example'}},
  {target: '/index.html', answer: 301, with: {location: '/'}},
  // Methods
  ...refused('POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
  {target: '/no-such-page', method: 'POST', answer: 405, with: {allow: 'GET, HEAD'}},
  {target: '/quickstart.html', method: 'POST', answer: 405, with: {allow: 'GET, HEAD', location: undefined}},
  // Weights of media types
  ...accept('markdown', 'text/markdown', 'TEXT/MARKDOWN;Q=1', 'text/html;q=0.8, text/markdown;q=0.85', 'text/markdown, text/html, */*'),
  ...accept('markdown', 'text/markdown;q=0.001', 'text/markdown;charset=utf-8;q=0.5, */*;q=0.4', 'text/html, text/markdown;q=0.99'),
  ...accept('markdown', `text/markdown;${' '.repeat(4000)}q`),
  ...accept('page', 'text/markdown;q=0', 'text/markdown;q=0.000', 'text/markdown;q=0, */*', '*/*'),
  ...accept('page', 'text/*', 'x-text/markdown', 'text/markdown+x', ',,,;;;==='),
  // Encodings
  {target: '/quickstart', headers: {'accept-encoding': 'BR'}, answer: 200, with: {'content-encoding': 'br'}},
  {target: '/quickstart', headers: {'accept-encoding': 'GZip'}, answer: 200, with: {'content-encoding': 'gzip'}},
  {target: '/quickstart', headers: {'accept-encoding': 'identity'}, answer: 'page', with: {'content-encoding': undefined}},
  {target: '/quickstart', headers: {'accept-encoding': 'xbr, brx'}, answer: 'page', with: {'content-encoding': undefined}},
  // Conditions and ranges
  {target: '/quickstart', headers: {'if-none-match': '*'}, answer: 304, with: {vary: 'Accept-Encoding, Accept'}},
  {target: '/quickstart', headers: {'if-none-match': '"no", W/"such"'}, answer: 'page'},
  {target: '/no-such-page', headers: {'if-none-match': '*'}, answer: 'not found'},
  {target: '/quickstart', headers: {'if-modified-since': 'Fri, 31 Dec 2100 23:59:59 GMT'}, answer: 304},
  {target: '/quickstart', headers: {'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT'}, answer: 'page'},
  {target: '/quickstart', headers: {'if-modified-since': 'yesterday'}, answer: 'page'},
  {target: '/no-such-page', headers: {'if-match': '"none"'}, answer: 'not found'},
  {target: '/quickstart', headers: {'if-match': '"none"'}, answer: 412},
  range('bytes=0-4', 206, '5'),
  range('bytes=-3', 206, '3'),
  range('bytes=999999-', 416),
  range('bytes=4-2', 416),
  range('bytes=0-1,3-4', 200),
  range('lines=1-2', 200),
  {target: '/no-such-page', headers: {range: 'bytes=0-4'}, answer: 'not found'},
];
