/** CSS features that a stylesheet uses and one of our browsers lacks. */
import bcd, {type Identifier} from '@mdn/browser-compat-data' with {type: 'json'};
import postcss from 'postcss';

import {lacking} from './browserSupport';

const css = bcd.css as unknown as Record<'at-rules' | 'properties' | 'selectors' | 'types', Identifier>;
/** `color-mix` → its entry, wherever the data keeps it. */
const functions = new Map<string, Identifier>();
collectFunctions(css.types);

/** Feature → browsers that lack it. */
export function missingInStyles(text: string): Map<string, string[]> {
  const missing = new Map<string, string[]>();
  const add = (name: string, feature: unknown) => {
    const browsers = lacking(feature as Identifier | undefined);
    if (browsers.length > 0) missing.set(name, browsers);
  };
  const root = postcss.parse(text);
  root.walkDecls(({prop, value}) => {
    if (prop.startsWith('--')) return;
    const property = css.properties[prop];
    add(prop, property);
    for (const [word] of value.matchAll(/[a-z][\w-]*/gi)) add(`${prop}: ${word}`, property?.[word]);
    for (const [, name] of value.matchAll(/([a-z][\w-]*)\(/gi)) add(`${name}()`, functions.get(name ?? ''));
  });
  root.walkAtRules(({name}) => add(`@${name}`, css['at-rules'][name]));
  root.walkRules((rule) => {
    for (const [, name] of rule.selector.matchAll(/::?([a-z-]+)/g)) add(`:${name}`, css.selectors[name ?? '']);
    if (rule.parent?.type === 'rule') add('nesting', css.selectors['nesting']);
  });
  return missing;
}

function collectFunctions(tree: Identifier): void {
  for (const [key, child] of Object.entries(tree)) {
    if (key === '__compat' || typeof child !== 'object') continue;
    if ((child as Identifier).__compat && !functions.has(key)) functions.set(key, child as Identifier);
    collectFunctions(child as Identifier);
  }
}
