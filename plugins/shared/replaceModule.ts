/**
 * Replaces modules of other packages in the browser's build.
 *
 * Every such replacement goes through here, because the request is often a private file name: the
 * build stops when the original is gone or when nothing asked for it, instead of shipping the
 * original without a word. decisions/public-interfaces.md names them.
 */
import {existsSync, realpathSync} from 'node:fs';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {escapeRegExp} from './escapeRegExp';

type Bundler = Parameters<NonNullable<Plugin['configureWebpack']>>[2]['currentBundler'];

export type Replacement = {
  /** The request as the importing file writes it, such as `./hooks/useWindowSize`. */
  request: string;
  /**
   * Folder of the importing files, such as `@docusaurus/core/lib/client`; with a slash at its end,
   * folders in it count too. Any folder if left out.
   */
  importer?: string;
  /** The file (its extension may be left out) or package that is replaced. It has to exist. */
  original: string;
  /** The file that is bundled instead. It has to end up in the bundle. */
  replacement: string;
};

type BundledModule = {resource?: string; modules?: Iterable<BundledModule> | undefined};
/** As far as webpack and Rspack agree on it. */
type Compilation = {modules: Iterable<object>; errors: unknown[]; compiler: {isChild: () => boolean}};
type Compiler = {hooks: {afterCompile: {tap: (name: string, use: (compilation: Compilation) => void) => void}}};
type BundlerPlugin = NonNullable<Extract<ReturnType<NonNullable<Plugin['configureWebpack']>>, {plugins?: unknown}>['plugins']>[number];

/**
 * Plugins for `configureWebpack`.
 *
 * @param owner - Folder of the plugin that replaces, for messages
 * @param isOptional - Whether nothing may ask for a module, as in development, where pages are
 * compiled when they are opened
 */
export function replaceModules(bundler: Bundler, owner: string, replacements: Replacement[], isOptional = false): BundlerPlugin[] {
  for (const replacement of replacements) {
    if (!isThere(replacement.original)) throw gone(owner, replacement, `${shorten(replacement.original)} does not exist`);
    if (!existsSync(replacement.replacement)) throw new Error(`plugins/${owner}: ${replacement.replacement} does not exist.`);
  }
  const rules = replacements.map((replacement) => toRule(bundler, replacement));
  return isOptional ? rules : [...rules, new EveryReplacementIsUsed(owner, replacements)];
}

function isThere(original: string): boolean {
  return existsSync(original) || existsSync(`${original}.js`);
}

function toRule(bundler: Bundler, {request, importer = '', replacement}: Replacement): BundlerPlugin {
  return new bundler.instance.NormalModuleReplacementPlugin(new RegExp(`^${escapeRegExp(request)}$`), (resource) => {
    if (isIn(resource.context, importer)) resource.request = replacement;
  });
}

function isIn(folder: string, importer: string): boolean {
  const posix = folder.split(path.sep).join('/');
  return importer.endsWith('/') ? `${posix}/`.includes(importer) : posix.endsWith(importer);
}

class EveryReplacementIsUsed {
  constructor(
    private readonly owner: string,
    private readonly replacements: Replacement[],
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap(`${this.owner}: replaced modules`, (compilation) => {
      // Of the page's template, which `npm run dev` compiles by itself and
      // which asks for none of them.
      if (compilation.compiler.isChild()) return;
      const bundled = new Set(filesOf(compilation.modules));
      const folders = [...bundled].map((file) => path.dirname(file));
      for (const replacement of this.replacements) {
        // A site without a widget bundles nothing that could ask, and needs no replacement.
        if (!folders.some((folder) => isIn(folder, replacement.importer ?? ''))) continue;
        // The bundler follows links; plugins of a test site are one.
        if (!bundled.has(realpathSync(replacement.replacement)))
          compilation.errors.push(gone(this.owner, replacement, 'no file asks for it'));
      }
    });
  }
}

function filesOf(modules: Iterable<object>): string[] {
  return [...modules].flatMap((module) => {
    const {resource, modules: inner = []} = module as BundledModule;
    return [...(resource ? [resource.split('?')[0] ?? resource] : []), ...filesOf(inner)];
  });
}

function gone(owner: string, {request, importer, replacement}: Replacement, reason: string): Error {
  const from = importer ? ` in ${importer}` : '';
  return new Error(
    `plugins/${owner} replaces the module "${request}"${from} by ${path.basename(replacement)}, but ${reason}. ` +
      'After an upgrade, look for its new name and change or remove the replacement; decisions/public-interfaces.md says which there are.',
  );
}

function shorten(file: string): string {
  return file.replace(/^.*[\\/]node_modules[\\/]/, 'node_modules/');
}
