/**
 * Small repairs to what the generator writes, so that a sample passes its language's formatter,
 * runs as it is and prints the response.
 */
type Facts = {
  /** The successful response has no body to parse. */
  emptyAnswer: boolean;
  body: unknown;
};

type Tidy = (code: string, facts: Facts) => string;

const TIDY: Record<string, Tidy> = {
  python: (code, {body}) => code.replace(/payload = [\s\S]*?\nheaders = /, () => `payload = ${pythonLiteral(body)}\nheaders = `),
  // Without quotes a shell would take the question mark of a query for a file pattern.
  curl: (code) =>
    code
      .replace(/--url ([^'\s]+)/, "--url '$1'")
      .replace("--data '\n{", "--data '{")
      .replace(/\}\n'$/, "}'"),
  csharp: (code) => (code.includes('MediaTypeHeaderValue') ? code : code.replace('using System.Net.Http.Headers;\n', '')),
  go: gofmt,
  nodejs: (code, {emptyAnswer}) =>
    emptyAnswer ? code.replace('res.json()', 'res.text()').replace('json => console.log(json)', 'text => console.log(text)') : code,
  php: indentArrays,
  java: javaProgram,
  // Windows PowerShell refuses a Content-Type among the headers; -ContentType already sets it.
  powershell: (code) => `${code.replace(/^\$headers\.Add\("Content-Type".*\n/m, '').replace('$headers=@{}', '$headers = @{}')}\n$response`,
};

export function tidySample(code: string, label: string, facts: Facts): string {
  return TIDY[label]?.(code, facts) ?? code;
}

/** A file that Java runs as it is, with Unirest on the class path. */
function javaProgram(code: string): string {
  const body = `${code}\n\nSystem.out.println(response.getBody());`.replace(/^(?=.)/gm, '    ');
  const imports = ['HttpResponse', 'Unirest'].map((name) => `import kong.unirest.core.${name};`).join('\n');
  return `${imports}\n\npublic class Request {\n  public static void main(String[] args) {\n${body}\n  }\n}`;
}

const PYTHON_WORDS: Record<string, string> = {true: 'True', false: 'False', null: 'None'};

/**
 * JSON is Python but for three words; strings hold only markers at this point, so a word
 * after a colon is never text.
 */
function pythonLiteral(body: unknown): string {
  return JSON.stringify(body, null, 4).replace(/: (true|false|null)(?=,?$)/gm, (_, word: string) => `: ${PYTHON_WORDS[word] ?? word}`);
}

function gofmt(code: string): string {
  return code
    .replace(/import \(\n([\s\S]*?)\n\)/, (_, lines: string) => `import (\n${lines.split('\n').sort().join('\n')}\n)`)
    .replace(/func main\(\) \{\n\n/, 'func main() {\n')
    .replace(/(http\.NewRequest\(.*\))\n\n(\tif err != nil \{\n\t\tpanic\(err\)\n\t\})\n/, '$1\n$2\n\n')
    .replace(/\n\n\}$/, '\n}\n')
    .trimEnd();
}

/**
 * The generator indents nested arrays by growing amounts and leaves a line of spaces in empty ones.
 */
function indentArrays(code: string): string {
  let depth = 0;
  return code
    .replace(/\[\s*\n\s*\n\s*\]/g, '[]')
    .split('\n')
    .map((line) => {
      const content = line.trim();
      if (/^[\])}]/.test(content)) depth -= 1;
      const indented = content ? '  '.repeat(Math.max(0, depth)) + content : '';
      if (/[[({]$/.test(content)) depth += 1;
      return indented;
    })
    .join('\n');
}
