/** Every language a fence may name, the grammar that colours it and the name readers see. */
type Language = {grammar: string | null; label: string};

/**
 * One grammar for all of JavaScript: it colours every sample like the other three would, and to
 * prepare each costs as much as all its samples.
 */
const LANGUAGES: Record<string, Language> = {
  bash: {grammar: 'bash', label: 'Shell'},
  csharp: {grammar: 'csharp', label: 'C#'},
  css: {grammar: 'css', label: 'CSS'},
  dart: {grammar: 'dart', label: 'Dart'},
  diff: {grammar: 'diff', label: 'Diff'},
  dockerfile: {grammar: 'dockerfile', label: 'Dockerfile'},
  dotenv: {grammar: 'dotenv', label: 'Environment file'},
  elixir: {grammar: 'elixir', label: 'Elixir'},
  go: {grammar: 'go', label: 'Go'},
  gradle: {grammar: 'groovy', label: 'Gradle'},
  groovy: {grammar: 'groovy', label: 'Groovy'},
  graphql: {grammar: 'graphql', label: 'GraphQL'},
  hcl: {grammar: 'hcl', label: 'Terraform'},
  html: {grammar: 'html', label: 'HTML'},
  http: {grammar: 'http', label: 'HTTP'},
  ini: {grammar: 'ini', label: 'INI'},
  java: {grammar: 'java', label: 'Java'},
  javascript: {grammar: 'tsx', label: 'JavaScript'},
  json: {grammar: 'json', label: 'JSON'},
  jsonc: {grammar: 'jsonc', label: 'JSON'},
  jsx: {grammar: 'tsx', label: 'JSX'},
  kotlin: {grammar: 'kotlin', label: 'Kotlin'},
  makefile: {grammar: 'makefile', label: 'Makefile'},
  markdown: {grammar: 'markdown', label: 'Markdown'},
  nginx: {grammar: 'nginx', label: 'nginx'},
  php: {grammar: 'php', label: 'PHP'},
  powershell: {grammar: 'powershell', label: 'PowerShell'},
  properties: {grammar: 'properties', label: 'Properties'},
  promql: {grammar: null, label: 'PromQL'},
  python: {grammar: 'python', label: 'Python'},
  regex: {grammar: null, label: 'Regular expression'},
  ruby: {grammar: 'ruby', label: 'Ruby'},
  rust: {grammar: 'rust', label: 'Rust'},
  scala: {grammar: 'scala', label: 'Scala'},
  sql: {grammar: 'sql', label: 'SQL'},
  swift: {grammar: 'swift', label: 'Swift'},
  text: {grammar: null, label: 'Text'},
  toml: {grammar: 'toml', label: 'TOML'},
  tsx: {grammar: 'tsx', label: 'TSX'},
  typescript: {grammar: 'tsx', label: 'TypeScript'},
  xml: {grammar: 'xml', label: 'XML'},
  yaml: {grammar: 'yaml', label: 'YAML'},
};

const ALIASES: Record<string, string> = {
  'c#': 'csharp',
  cs: 'csharp',
  console: 'text',
  docker: 'dockerfile',
  env: 'dotenv',
  ex: 'elixir',
  golang: 'go',
  js: 'javascript',
  kt: 'kotlin',
  md: 'markdown',
  plaintext: 'text',
  ps1: 'powershell',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  sh: 'bash',
  shell: 'bash',
  terraform: 'hcl',
  tf: 'hcl',
  ts: 'typescript',
  txt: 'text',
  yml: 'yaml',
};

export function isKnownLanguage(name: string): boolean {
  const key = name.toLowerCase();
  return (ALIASES[key] ?? key) in LANGUAGES;
}

export function languageOf(name: string): Language & {id: string} {
  const key = name.toLowerCase();
  const id = ALIASES[key] ?? key;
  const language = LANGUAGES[id];
  if (!language) {
    throw new Error(
      `Unknown fence language "${name}". Use one of ${Object.keys(LANGUAGES).join(', ')}, or add it to plugins/code-blocks/node/languages.ts.`,
    );
  }
  return {...language, id};
}
