import {buildSync} from 'esbuild';

/** Those of `browserslist` in package.json; Edge is Chrome. */
export const TARGETS = ['chrome109', 'firefox115', 'safari16'];

/** `window.location` is `location`. */
const GLOBALS = ['addEventListener', 'localStorage', 'location', 'removeEventListener'];
const WITHOUT_WINDOW = Object.fromEntries(GLOBALS.map((name) => [`window.${name}`, name]));

/** A script that runs before or without the application, as one plain piece of code. */
export function bundleScript(entry: string, define: Record<string, string> = {}): string {
  const {outputFiles} = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: TARGETS,
    define: {...WITHOUT_WINDOW, ...define},
    legalComments: 'none',
    // The compiler has checked what "use strict" would check again in every page.
    tsconfigRaw: {compilerOptions: {alwaysStrict: false, strict: false}},
  });
  return outputFiles[0]!.text;
}
