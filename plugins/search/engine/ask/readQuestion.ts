/** What kind of question it is, and what it prefers: a language, a way of hosting. */
export type Preferences = {
  /** Labels of tabs that the question names. */
  tabs?: Set<string>;
  /** Pages about what the question names. */
  pages?: RegExp;
  /** It tells what goes wrong. */
  isSymptom: boolean;
  /** It asks what something is. */
  isDefinition: boolean;
};

const LANGUAGES: [RegExp, string[], RegExp?][] = [
  [/\bpython\b|\bdjango app\b|\bflask\b/i, ['Python']],
  [/\bnode(\.?js)?\b|\bexpress\b/i, ['Node.js', 'JavaScript', 'TypeScript']],
  [/\bjava\b|\bspring\b/i, ['Java']],
  [/\bGo\b|\bgolang\b/, ['Go']],
  [/\.net\b|\bc#|\bcsharp\b|\basp\b/i, ['.NET', 'C#']],
  [/\bruby\b|\brails\b/i, ['Ruby']],
  [/\bphp\b|\blaravel\b/i, ['PHP']],
  [/\brust\b/i, ['Rust']],
  [/\belixir\b|\bphoenix\b/i, ['Elixir']],
  [/\bkotlin\b|\bandroid\b/i, ['Kotlin', 'Android'], /\/android/],
  [/\bswift\b|\bios\b/i, ['Swift', 'iOS'], /\/ios/],
  [/\bflutter\b|\bdart\b/i, ['Flutter', 'Dart'], /\/flutter/],
  [/\breact native\b/i, ['React Native'], /\/react/],
  [/\breact\b/i, ['React'], /\/react/],
  [/\bnext(\.?js)\b/i, ['Next.js'], /\/next-ssr/],
  [/\bdocker\b|\bcompose\b/i, ['Docker'], /\/docker/],
  [/\bhelm\b|\bkubernetes\b|\bk8s\b/i, ['Kubernetes', 'Helm'], /\/kubernetes/],
  [/\bopenshift\b/i, ['OpenShift'], /\/openshift/],
  [/\baws\b|\becs\b|\bfargate\b/i, ['AWS'], /\/aws/],
  [/\bcurl\b/i, ['cURL', 'curl']],
  [/\bcli\b|\bterminal\b|\bcommand line\b/i, ['CLI', 'Command line'], /\/CLI/],
  [/\bterraform\b/i, ['Terraform'], /\/terraform/],
  [/\bedge proxy\b/i, ['Edge Proxy'], /edge-proxy/],
];

const ASKS = /^\s*(how|what|which|where|when|who|whose|can|could|is|are|do|does|did|should|may|will|would|in which|at which)\b/i;

export function readQuestion(question: string): Preferences {
  const named = LANGUAGES.filter(([pattern]) => pattern.test(question));
  const pages = named.flatMap(([, , page]) => (page ? [page.source] : []));
  return {
    ...(named.length > 0 ? {tabs: new Set(named.flatMap(([, labels]) => labels))} : {}),
    ...(pages.length > 0 ? {pages: new RegExp(pages.join('|'))} : {}),
    isSymptom: /^\s*why\b/i.test(question) || (!ASKS.test(question) && question.trim().split(/\s+/).length > 2 && !/\?\s*$/.test(question)),
    isDefinition: /^\s*(what('s| is| are)|define|explain)\b/i.test(question),
  };
}
