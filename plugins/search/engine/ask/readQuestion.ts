import {subjectOf} from './subject';

/** What kind of question it is, and what it prefers: a language, a way of hosting. */
export type Preferences = {
  /** Labels of tabs that the question names. */
  tabs?: Set<string>;
  /** Without such a name: whether every tab counts as much as the first. */
  anyTab?: boolean;
  /** It is a query of the search box. */
  isSearch?: boolean;
  /** Pages about what the question names. */
  pages?: RegExp;
  /** It tells what goes wrong. */
  isSymptom: boolean;
  /** It asks what something is. */
  isDefinition: boolean;
  /** … and nothing else: "What is local evaluation?" asks about "local evaluation". */
  subject?: string;
  /** It asks how to do something, which the beginning of a page seldom says. */
  isTask: boolean;
  /** It asks for a number. */
  isQuantity: boolean;
  /** The two things that it asks to tell apart. */
  compared?: [string, string];
};

const LANGUAGES: [RegExp, string[], RegExp?][] = [
  [/\bpython\b|\b(?:in|with) (?:my )?django\b|\bdjango app\b|\bflask\b|\bfastapi\b/i, ['Python']],
  [/\bnode(\.?js)?\b|\bexpress\b|\bnestjs\b|\bfastify\b|\bkoa\b/i, ['Node.js', 'JavaScript', 'TypeScript']],
  [/\bjava\b|\bspring\b|\bquarkus\b|\bmicronaut\b|\bscala\b|\bclojure\b/i, ['Java']],
  [/\bGo\b|\b(?:golang|in go)\b/, ['Go']],
  [/\.net\b|\bdotnet\b|\bc#|\bcsharp\b|\bf#|\basp\b/i, ['.NET', 'C#']],
  [/\bruby\b|\brails\b/i, ['Ruby']],
  [/\bphp\b|\blaravel\b|\bsymfony\b/i, ['PHP']],
  [/\brust\b/i, ['Rust']],
  [/\belixir\b|\bphoenix\b/i, ['Elixir']],
  [/\bkotlin\b|\bandroid\b/i, ['Kotlin', 'Android'], /\/android/],
  [/\bswift\b|\bios\b/i, ['Swift', 'iOS'], /\/ios/],
  [/\bflutter\b|\bdart\b/i, ['Flutter', 'Dart'], /\/flutter/],
  [/\breact native\b/i, ['React Native'], /\/react/],
  [/\breact\b/i, ['React'], /\/react/],
  [/\bnext(\.?js)\b/i, ['Next.js'], /\/next-ssr/],
  [/\bvue(\.?js)?\b/i, ['Vue']],
  [/\bangular\b/i, ['Angular']],
  [/\bsvelte(kit)?\b/i, ['Svelte']],
  [/\bdocker\b|\bcompose\b/i, ['Docker'], /\/docker/],
  [/\bhelm\b|\bkubernetes\b|\bk8s\b/i, ['Kubernetes', 'Helm'], /\/kubernetes/],
  [/\bopenshift\b/i, ['OpenShift'], /\/openshift/],
  [/\baws\b|\becs\b|\bfargate\b/i, ['AWS'], /\/aws/],
  [/\bcurl\b/i, ['cURL', 'curl']],
  [/\bcli\b|\bterminal\b|\bcommand line\b/i, ['CLI', 'Command line'], /\/CLI/],
  [/\bterraform\b/i, ['Terraform'], /\/terraform/],
  [/\bedge proxy\b/i, ['Edge Proxy'], /edge-proxy/],
  [/\bentra\b|\bazure ad\b/i, ['Microsoft Entra ID']],
  [/\bkeycloak\b/i, ['Keycloak']],
  [/\bonelogin\b/i, ['OneLogin']],
  [/\bgoogle workspace\b/i, ['Google Workspace']],
  [/\bopenldap\b/i, ['OpenLDAP']],
  [/\bsendgrid\b/i, ['SendGrid']],
  [/\bamazon ses\b/i, ['Amazon SES']],
  [/\bcloud run\b/i, ['Cloud Run'], /\/google-cloud/],
  [/\bgke\b/i, ['GKE'], /\/google-cloud/],
  [/\bpermissions?\b|\bwho (may|can)\b|\ballowed to\b/i, [], /\/rbac/],
];

const ASKS = /^\s*(how|what|which|where|when|who|whose|can|could|is|are|do|does|did|should|may|will|would|in which|at which)\b/i;

const TASK = /^\s*(how (do|can|to|should|would)|where (do|can) (i|we)|(can|could) (i|we))\b/i;
/** Verbs that begin a task without a question mark: "Export flags as JSON". */
const VERBS =
  `add allow attach block change clone configure connect copy create delete deploy disable enable export find forward get give hide import
  install integrate invite keep limit link list load make migrate move notify override point post protect publish push put read receive remove rename
  replace require reset restrict revoke roll rotate run schedule see send set share show skip split store stream switch sync target track turn undo
  update upgrade use verify write`.split(/\s+/);
const COMMAND = new RegExp(`^\\s*(?:(?:i|we)(?: want|'d like| would like| need) to|${VERBS.join('|')}) \\w`, 'i');
/** "Export fails with 500" begins like one and is none. */
const FAILS =
  /\b(fails?|failed|errors?|never|stuck|missing|empty|wrong|refused|cannot|can't|instead|although|but|still|crash\w*|nothing|no longer|(?:do|does|is|are|did|was) ?n[o']t)\b/i;
const QUANTITY = /\bhow (many|much|big|large|long|often|fast|high)\b|\b(max|maximum|minimum|limits?|quota|size)\b/i;
const SUBJECT = /^\s*(?:what(?:'s| is| are)|define|explain)\s+(.+?)[\s?.!]*$/i;
const COMPARED =
  /\bdifferences? between (?:an? |the )?(.+?) and (?:an? |the )?(.+?)[\s?.!]*$|^\s*(?:an? )?(.+?) (?:vs\.?|versus) (?:an? )?(.+?)[\s?.!]*$/i;

export function readQuestion(question: string): Preferences {
  const named = LANGUAGES.filter(([pattern]) => pattern.test(question));
  const tabs = named.flatMap(([, labels]) => labels);
  const pages = named.flatMap(([, , page]) => (page ? [page.source] : []));
  const [, subject] = SUBJECT.exec(question) ?? [];
  const [, first, second, third, fourth] = COMPARED.exec(question) ?? [];
  const left = first ?? third;
  const right = second ?? fourth;
  const isCommand = COMMAND.test(question) && !FAILS.test(question);
  return {
    ...(tabs.length > 0 ? {tabs: new Set(tabs)} : {}),
    ...(left && right ? {compared: [left, right]} : {}),
    isQuantity: QUANTITY.test(question),
    isTask: TASK.test(question) || isCommand,
    ...(pages.length > 0 ? {pages: new RegExp(pages.join('|'))} : {}),
    isSymptom:
      /^\s*why\b/i.test(question) ||
      (!isCommand && !ASKS.test(question) && question.trim().split(/\s+/).length > 2 && !/\?\s*$/.test(question)),
    isDefinition: /^\s*(what('s| is| are)|define|explain)\b/i.test(question),
    ...(subject ? {subject: subjectOf(subject)} : {}),
  };
}
