/**
 * "How do I use a flag in Rails?" is answered by the section that reads one in this language. Its
 * words do not tell it from tables of options, which name the language more often.
 */
import {rawWords} from '../words';

const SERVER = '/clients/server-side#read-flags-of-the-environment';
/** The first that the question names. Which tab is shown, readQuestion.ts decides. */
const SECTIONS: [names: RegExp, section: string][] = [
  [/\breact native\b/gi, '/clients/react#react-native'],
  [/\bnext(\.?js)\b/gi, '/clients/next-ssr#render-with-the-app-directory'],
  [/\breact\b/gi, '/clients/react#add-the-provider'],
  [/\bkotlin\b|\bandroid\b/gi, '/clients/android#read-flags'],
  [/\bswift(ui)?\b|\bios\b/gi, '/clients/ios#read-flags'],
  [/\bflutter\b|\bdart\b/gi, '/clients/flutter#read-flags'],
  [/\bvue(\.?js)?\b|\bangular\b|\bsvelte(kit)?\b/gi, '/clients/javascript#use-another-framework'],
  [/\bpython\b|\bdjango\b|\bflask\b|\bfastapi\b/gi, SERVER],
  [/\bnode(\.?js)?\b|\bexpress\b|\bnestjs\b|\bfastify\b|\bkoa\b/gi, SERVER],
  [/\bjavascript\b|\btypescript\b|\bjs\b/gi, '/clients/javascript#read-flags'],
  [/\bjava\b|\bspring( boot)?\b|\bquarkus\b|\bmicronaut\b|\bscala\b|\bclojure\b/gi, SERVER],
  [/\bGo\b|\b(?:golang|in go|with go)\b/g, SERVER],
  [/\basp(\.net)?( core)?\b|\.net\b( core)?|\bdotnet\b|\bc#|\bcsharp\b|\bf#/gi, SERVER],
  [/\bruby( on rails)?\b|\brails\b/gi, SERVER],
  [/\bphp\b|\blaravel\b|\bsymfony\b/gi, SERVER],
  [/\brust\b/gi, SERVER],
  [/\belixir\b|\bphoenix\b/gi, SERVER],
];

/** Without "toggle", which is also what one does to a flag. */
const FLAGS = new Set(['flag', 'flags', 'feature', 'features', 'toggles']);
/** What such a question may say besides: any other word asks for something more. */
const REST = new Set(
  `how do does can could should would to i we you one a an the my our your this some in into with from for of on inside if whether is are it
  use using read reading check checking get getting evaluate evaluating query add put ask look up try have value values state enabled
  app application apps service backend server code project component page website script`.split(/\s+/),
);

/** Address of the section, or nothing when the question asks for more than that. */
export function findReading(question: string): string | undefined {
  const [names, section] = SECTIONS.find(([names]) => question.search(names) >= 0) ?? [];
  if (!names) return undefined;
  const words = rawWords(question.replace(names, ' ')).map((word) => word.toLowerCase());
  return words.some((word) => FLAGS.has(word)) && words.every((word) => FLAGS.has(word) || REST.has(word)) ? section : undefined;
}
