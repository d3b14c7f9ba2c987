/**
 * Builds the sites in the given folders with one configuration, one after the other, and prints a
 * JSON line for each: whether its build came to an end, all it said, and how long it took. What
 * `docusaurus build` does besides is to print the error and exit with 1.
 */
import {inspect} from 'node:util';

// Before anything of React is loaded, as Docusaurus' own command does.
process.env['NODE_ENV'] = 'production';
process.env['BABEL_ENV'] = 'production';
const {build} = await import('@docusaurus/core/lib/index.js');

const print = process.stdout.write.bind(process.stdout);
const [config, ...folders] = process.argv.slice(2);
for (const dir of folders) {
  // The configuration reads the folder it is started in.
  process.chdir(dir);
  const started = performance.now();
  let output = '';
  const listen = (chunk) => Boolean((output += chunk));
  process.stdout.write = listen;
  process.stderr.write = listen;
  let failed = false;
  // A bundle that does not compile ends the process; the build that waits for it fails right after.
  process.exit = () => (failed = true);
  try {
    await build(dir, {config, minify: false});
  } catch (error) {
    failed = true;
    output += inspect(error, {colors: false, depth: 8});
  }
  print(`${JSON.stringify({failed, output, seconds: (performance.now() - started) / 1000})}\n`);
}
// Helpers of the plugins that are still waiting for work must not keep the process.
process.reallyExit(0);
