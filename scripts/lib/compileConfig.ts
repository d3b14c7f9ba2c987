/**
 * The configuration, our plugins and the libraries they use as two files of plain JavaScript.
 * Docusaurus would compile the sources one module after the other, with a compiler
 * that is itself JavaScript: five seconds on a machine that has not done so before
 * (decisions/build-time.md).
 */
import {existsSync, readdirSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {build, type Plugin, stop} from 'esbuild';

import {outputFile} from '../../plugins/shared/outputFile';

/** Inside node_modules, so that the compiled files find their packages. */
const FOLDER = path.resolve('node_modules/.cache/config');

/**
 * Docusaurus' packages must be the ones that it has loaded itself; esbuild, sharp and tinypool look
 * for their programs beside their own files.
 */
const NOT_BUNDLED = ['@docusaurus/*', 'esbuild', 'sharp', 'tinypool'];

/**
 * Returns the file for `docusaurus --config`, made of `source`. One that is there is right:
 * whatever is made of older sources has been dropped before (buildCache.ts).
 */
export async function compileConfig(folder = FOLDER, source = './docusaurus.config'): Promise<string> {
  const config = path.join(folder, 'docusaurus.config.cjs');
  const sidebars = path.join(folder, 'sidebars.cjs');
  if (existsSync(config)) return config;
  await compile(`import sidebars from './sidebars';\nmodule.exports = sidebars;`, sidebars);
  await compile(configFor(sidebars, source), config);
  // The compiler would stay in memory beside the build that comes now.
  await stop();
  return config;
}

async function compile(contents: string, file: string): Promise<void> {
  const {outputFiles} = await build({
    stdin: {contents, resolveDir: process.cwd(), loader: 'ts'},
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: NOT_BUNDLED,
    plugins: [ownFolders],
    write: false,
  });
  await outputFile(file, outputFiles[0]?.text ?? '');
}

/**
 * Plugins are named by their files, which Docusaurus would load by itself; here they are handed
 * over as functions, with their check of options.
 */
function configFor(sidebars: string, source: string): string {
  const files = readdirSync('plugins')
    .map((name) => `./plugins/${name}/index.ts`)
    .filter((file) => existsSync(file));
  return `
import config from '${source}';
${files.map((file, at) => `import * as plugin${at} from '${file}';`).join('\n')}

const plugins = new Map([${files.map((file, at) => `['${file}', plugin${at}]`).join(', ')}]);
const load = (name) => {
  const plugin = plugins.get(name);
  return plugin ? Object.assign((...args) => plugin.default(...args), {validateOptions: plugin.validateOptions}) : name;
};

// Docusaurus loads the configuration for each language, and Node.js would keep the first.
delete require.cache[__filename];
module.exports = {
  ...config,
  presets: config.presets.map(([name, options]) => [
    name,
    options.docs.sidebarPath === './sidebars.ts' ? {...options, docs: {...options.docs, sidebarPath: ${JSON.stringify(sidebars)}}} : options,
  ]),
  plugins: config.plugins.map((plugin) => (Array.isArray(plugin) ? [load(plugin[0]), plugin[1]] : load(plugin))),
};
`;
}

/** A module that asks for its folder gets that of its source. */
const ownFolders: Plugin = {
  name: 'own-folders',
  setup(build) {
    build.onLoad({filter: /\.ts$/}, async ({path: file}) => ({
      // On the first line: messages about mistakes count lines.
      contents: `const __dirname = ${JSON.stringify(path.dirname(file))};${await readFile(file, 'utf8')}`,
      loader: 'ts',
    }));
  },
};
