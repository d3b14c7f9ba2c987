import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {KnipConfig} from 'knip';

/**
 * Modules that reach the bundler, a worker or another thread by name: the plugin's Node half has it
 * in quotes.
 */
function namedFiles(plugin: string): string[] {
  const sources = [`${plugin}/index.ts`, ...filesIn(`${plugin}/node`)].filter((file) => existsSync(file));
  const text = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
  const isNamed = (file: string) => new RegExp(`['/]${path.basename(file).replaceAll('.', '\\.')}['\`]`).test(text);
  return ['client', 'node'].flatMap((half) => filesIn(`${plugin}/${half}`)).filter(isNamed);
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
    .map((name) => path.join(folder, name));
}

/**
 * knip does not look behind `exec` in an npm script (`exec node --import tsx scripts/build.ts`).
 */
function execScripts(): string[] {
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
  return Object.values(scripts).flatMap((command) => /^exec .*?(scripts\/\S+\.ts)/.exec(command)?.[1] ?? []);
}

const plugins = readdirSync('plugins').map((name) => `plugins/${name}`);

export default {
  entry: [
    'samples/{install,run}.ts',
    'samples/runner/*.mjs',
    'plugins/*/index.ts',
    '{src,plugins/*}/theme/**/*.{ts,tsx}',
    // Imported by compiled pages (plugins/static-pages).
    'plugins/static-pages/client/index.ts',
    'conformance/*/*.ts',
    // Preloaded into the dashboard by scripts/platform/dashboard.ts.
    'scripts/platform/bindLoopback.mjs',
    // Started by tests/support/mistakes.ts in a process of its own.
    'tests/support/buildSites.mjs',
    // Named in playwright.config.ts as a browser.
    'tests/support/firefox.mjs',
    'plugins/shared/__tests__/__fixtures__/*.ts',
    // Compiled by tests/support/variantSite.ts.
    'tests/variants/*.config.ts',
    // Types of modules that stay plain JavaScript because the bundler loads them itself.
    'plugins/*/node/*.d.mts',
    ...execScripts(),
    ...plugins.flatMap(namedFiles),
  ],
  project: [
    'docs/**/*.mdx',
    '{config,conformance,plugins,scripts,src,tests}/**/*.{ts,tsx,mjs,mts}',
    'samples/*.ts',
    'samples/runner/**/*.{ts,mjs}',
  ],
  // No file imports itself through others; what is imported later, by `import()`, counts too.
  cycles: {dynamicImports: true},
  rules: {cycles: 'error'},
  ignoreExportsUsedInFile: true,
  // Names that the bundler knows: Docusaurus' own component, and an alias of plugins/playground.
  // The last one is read as files (plugins/shared/readMark.ts).
  ignoreDependencies: ['@docusaurus/ErrorBoundary', 'flag-engine', 'simple-icons'],
  // Programs of the system, installed when they are missing.
  ignoreBinaries: ['apt-get', 'nginx'],
  paths: {'@site/*': ['./*']},
} satisfies KnipConfig;
