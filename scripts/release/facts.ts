/** What a release says of itself in its source: names that the pages document, with a detail. */
import type {SourceFile} from './readSources';

export type Facts = Map<string, string>;
export type Kind = {
  name: string;
  /** Data or page that lists them, for what is new. */
  home: string;
  read: (files: SourceFile[]) => Facts;
};

const TEXT = String.raw`f?"((?:[^"\\\n]|\\.)+)"`;
/** Python joins texts that follow each other. */
const TEXTS = String.raw`\(?\s*(${TEXT}(?:\s+${TEXT})*)`;

export const KINDS: Kind[] = [
  {name: 'Environment variables', home: 'data/tables/environment-variables.json', read: readVariables},
  {name: 'Permissions', home: 'data/tables/permissions.json', read: readPermissions},
  {name: 'Endpoints', home: 'data/tables/admin-api-endpoints.json', read: readEndpoints},
  {name: 'Error texts', home: 'the page of the endpoint', read: readErrors},
  {name: 'Dashboard labels', home: 'the page of the screen', read: readLabels},
];

function readVariables(files: SourceFile[]): Facts {
  const python = /\benv(?:\.\w+)?\(\s*"([A-Z][A-Z0-9_]+)"(?:,\s*(?:default=)?((?:\[[^\]]*\]|\([^)]*\)|[^(),])*))?/g;
  const others = [/\bos\.(?:environ\.get|getenv)\(\s*"([A-Z][A-Z0-9_]+)"(?:,\s*([^)\n]*))?/g, /\bos\.environ\["([A-Z][A-Z0-9_]+)"\]()/g];
  return new Map([
    ...find(files, /^api\/.*\.py$/, python, ...others),
    ...find(files, /\.sh$/, /\$\{([A-Z][A-Z0-9_]+):-([^}]*)\}/g),
    ...find(files, /^frontend\//, /\bprocess\.env\.([A-Z][A-Z0-9_]+)()/g),
  ]);
}

function readPermissions(files: SourceFile[]): Facts {
  return find(files, /permissions\.types\.ts$/, /^\s*\[\w+Permission\.(\w+)\]:\s*'([^']*)'/gm);
}

/** Routes by the folder of their app, because the prefixes are joined while the platform runs. */
function readEndpoints(files: SourceFile[]): Facts {
  const routes: Facts = new Map();
  for (const {path, text} of files.filter((file) => /^api\/.*\/(urls\/\w+|\w*urls|\w*views)\.py$/.test(file.path))) {
    const app = path.split('/').slice(1, -1).join('/');
    const patterns = path.endsWith('views.py')
      ? [/url_path=r?"([^"]+)"/g]
      : [/\b(?:re_)?path\(\s*r?"\^?([^"]+?)\$?",/g, /\.register\(\s*r?f?"([^"]+)"/g];
    for (const pattern of patterns) for (const [, route = ''] of text.matchAll(pattern)) routes.set(`${app}: ${readable(route)}`, '');
  }
  return routes;
}

/** `(?P<pk>\d+)/a/` and `<int:pk>/a/` → `{pk}/a/` */
function readable(route: string): string {
  return route.replace(/\(\?P<(\w+)>(?:[^()]|\([^()]*\))*\)|<(?:\w+:)?(\w+)>/g, (_match, named = '', typed = '') => `{${named || typed}}`);
}

function readErrors(files: SourceFile[]): Facts {
  const raised = new RegExp(
    String.raw`raise (?!Value|Runtime|Type|Attribute|NotImplemented)[\w.]+\(\s*(?:detail=)?\{?\s*(?:"\w+":\s*)?\[?\s*${TEXTS}`,
    'g',
  );
  const named = new RegExp(
    String.raw`(?:default_detail = |\b(?:before_start_|final_)?(?:detail|message)=|"(?:detail|message)":\s*)${TEXTS}`,
    'g',
  );
  return new Map(
    [...find(files, /^api\/(?!.*(migrations|management)\/).*\.py$/, raised, named).keys()].map((source) => [joinTexts(source), '']),
  );
}

function joinTexts(source: string): string {
  return [...source.matchAll(new RegExp(TEXT, 'g'))].map(([, text = '']) => text.replaceAll('\\"', '"')).join('');
}

function readLabels(files: SourceFile[]): Facts {
  const between = /(?<!=)>\s*([A-Z][^<>{}=;()]{2,70}?)\s*</g;
  const named = /\b(?:title|label|heading|tooltip|placeholder|buttonText)(?:=|:\s)\{?\s*["'`]([A-Z][^"'`{}<>\n]{2,70})["'`]/g;
  const labels = find(files, /^frontend\/(web|common)\/.*\.(tsx?|js)$/, between, named);
  return new Map([...labels.keys()].map((label) => [label.replace(/\s+/g, ' '), '']));
}

/** The first group of each pattern is the name, the second the detail. The first place wins. */
function find(files: SourceFile[], isOf: RegExp, ...patterns: RegExp[]): Facts {
  const found: Facts = new Map();
  for (const {text} of files.filter(({path}) => isOf.test(path)))
    for (const pattern of patterns)
      for (const [, name = '', detail = ''] of text.matchAll(pattern))
        if (!found.get(name)) found.set(name, detail.trim().replace(/\s+/g, ' '));
  return found;
}
