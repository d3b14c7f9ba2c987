/**
 * Removes rules of Infima, the stock stylesheet, for parts that no page has: the grid beyond a few
 * widths, most spacing utilities, heroes, pills, avatars … and for tables, which the site draws in
 * its own way (src/css/tables.css, rows.css). Variables go that no rule reads, and values that the
 * site's tokens overrule: they are outside Infima's cascade layer and win over any selector in it.
 * tests/content/stylesheet.test.ts fails when a page or a script uses a class of these
 * families that is not on the list.
 */
import type {Declaration, PluginCreator, Root, Rule} from 'postcss';

/** Families of which only the listed members are kept. */
export const FAMILIES =
  /^(?:container--|row--|col--|margin|padding|shadow--|text--|alert|avatar|badge|breadcrumbs--|button|card|dropdown--|hero|navbar__items--center|navbar__search|pagination--|pagination__|pills|tabs)/;

export const KEPT = new Set(
  `col--3 col--6 col--offset-3 margin-top--sm margin-left--sm margin-bottom--sm margin-top--md margin-bottom--md margin-right--md margin-vert--md
  margin-vert--lg margin-vert--xl padding--none padding-top--md padding-bottom--lg shadow--lw text--center text--truncate alert
  alert--warning badge badge--secondary
  dropdown--hoverable dropdown--show dropdown--right hero__title pagination-nav`.split(/\s+/),
);

/** Classes that pages use and the site draws in its own way (src/css/controls.css). */
export const OWN = new Set('button button--primary button--secondary button--sm button--outline button--active'.split(' '));

/**
 * Variables of the families that are gone altogether, and pictures of arrows and of a search field
 * that the site draws in its own way (src/css/carets.css).
 */
const VARIABLES =
  /^--ifm-(?:avatar|table|hero-(?!title)|pills|tabs|card|pagination-(?!nav)|badge-(?!border|padding|color|background)|(?:menu-link-sublist|navbar-search-input)-icon|breadcrumb-separator(?!-size))/;

/** Shades and steps that no rule and no script reads. */
export const UNUSED_VARIABLES = new RegExp(
  `^--ifm-(?:${[
    '(?:dark|darker|darkest|light|lighter|lightest|contrast-(?:background|foreground)(?:-dark)?)-value',
    'color-(?:success|info)(?:-.+)?',
    'color-(?:primary|secondary|danger)-contrast-.+',
    'color-(?:primary|secondary)-(?:dark|darker|darkest|light|lighter|lightest)',
    'color-warning-(?:darker|darkest|light|lighter|lightest)',
    'color-danger-(?:dark|darker|darkest|light|lighter|lightest)',
    'font-color-secondary',
    'font-weight-(?:light|base|normal)',
    'global-shadow-tl',
    'h1-vertical-rhythm-top',
    'image-alignment-padding',
    'alert-color',
    'button-(?!font-weight).+',
    'navbar-link-active-color',
    'navbar-search-input-(?:background-color|color|placeholder-color)',
    'transition-slow',
  ].join('|')})$`,
);

export type DropOptions = {
  /** Classes, or beginnings of classes, that are kept besides. */
  keep?: string[];
  /**
   * Families that go besides, by the beginning of their classes and variables: parts that the
   * configuration does not use.
   */
  without?: string[];
  /** The site's tokens, whose variables on `:root` make those of Infima unnecessary. */
  tokens?: string;
};

export function isDropped(className: string, {keep = [], without = []}: DropOptions = {}): boolean {
  if (without.some((name) => className.startsWith(name))) return true;
  return FAMILIES.test(className) && !KEPT.has(className) && !keep.some((name) => className.startsWith(name));
}

export const dropUnusedInfima: PluginCreator<DropOptions> = (options) => ({
  postcssPlugin: 'drop-unused-infima',
  Once(root, {parse}) {
    if (!/[\\/]infima[\\/]/.test(root.source?.input.file ?? '')) return;
    const overruled = rootVariables(parse(options?.tokens ?? ''));
    // Collected first: removing while walking skips the next one.
    const rules: Rule[] = [];
    const declarations: Declaration[] = [];
    root.walkRules((rule) => void rules.push(rule));
    root.walkDecls(/^--ifm-/, (declaration) => {
      const isOverruled = isOfPage(declaration) && overruled.has(declaration.prop);
      if (isOverruled || isUnused(declaration.prop, options)) declarations.push(declaration);
    });
    for (const rule of rules) dropSelectors(rule, options);
    for (const declaration of declarations) declaration.remove();
  },
});
dropUnusedInfima.postcss = true;

function isUnused(variable: string, {keep = [], without = []}: DropOptions = {}): boolean {
  const isOf = (families: string[]) => families.some((name) => variable.startsWith(`--ifm-${name}`));
  return (isOf(without) || VARIABLES.test(variable) || UNUSED_VARIABLES.test(variable)) && !isOf(keep);
}

/** Variables that are set for every width and colour mode: on `:root`, outside any at-rule. */
function rootVariables(tokens: Root): Set<string> {
  const names = new Set<string>();
  tokens.each((rule) => {
    if (rule.type === 'rule' && rule.selector === ':root') rule.each((node) => void (node.type === 'decl' && names.add(node.prop)));
  });
  return names;
}

/** Not a variable that Infima sets for one part of the page. */
function isOfPage({parent}: Declaration): boolean {
  return parent?.type === 'rule' && /^(?::root|html\[data-theme='?dark'?\])$/.test(parent.selector);
}

function dropSelectors(rule: Rule, options: DropOptions | undefined): void {
  const kept = rule.selectors.filter(
    (selector) =>
      !/^table\b/.test(selector) && ![...selector.matchAll(/\.([a-z][\w-]*)/gi)].some(([, name = '']) => isDropped(name, options)),
  );
  if (kept.length === 0) rule.remove();
  else if (kept.length < rule.selectors.length) rule.selectors = kept;
}
