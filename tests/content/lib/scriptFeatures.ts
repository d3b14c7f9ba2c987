/** Web platform features that a script uses and one of our browsers lacks. */
import {parse} from 'acorn';
import {simple} from 'acorn-walk';

import {missingGlobals, missingMembers, missingStatic} from './browserSupport';

/** Feature → browsers that lack it. Syntax newer than ES2022 is an error of the parser. */
export function missingInScript(code: string): Map<string, string[]> {
  const missing = new Map<string, string[]>();
  const add = (name: string, browsers: string[] | undefined) => {
    if (browsers && browsers.length > 0) missing.set(name, browsers);
  };
  simple(parse(code, {ecmaVersion: 2022, sourceType: 'module', allowReturnOutsideFunction: true}), {
    Identifier: ({name}) => add(name, missingGlobals.get(name)),
    // A missing property is undefined; only a call of it throws, and `?.()` does not.
    CallExpression({callee, optional}) {
      if (callee.type !== 'MemberExpression' || optional || callee.optional) return;
      const {object, property, computed} = callee;
      if (computed || property.type !== 'Identifier') return;
      add(`.${property.name}`, missingMembers.get(property.name));
      if (object.type === 'Identifier') add(`${object.name}.${property.name}`, missingStatic(object.name, property.name));
    },
    StaticBlock: () => add('static {}', ['safari 16']),
    Literal({regex}: {regex?: {pattern: string; flags: string}}) {
      if (regex && /\(\?<[=!]/.test(regex.pattern)) add('lookbehind', ['safari 16']);
      if (regex?.flags.includes('v')) add('regular expression flag v', ['safari 16']);
    },
  });
  return missing;
}
