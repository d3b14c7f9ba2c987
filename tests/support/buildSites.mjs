/**
 * Builds the sites in the given folders one after the other and prints a JSON line for each: whether its build came to an end, and all it said. In one process, because
 * starting Docusaurus takes longer than finding most mistakes. What `docusaurus build` does besides is to print the error and exit with 1.
 */
import {inspect} from 'node:util';

// Before anything of React is loaded, as Docusaurus' own command does.
process.env['NODE_ENV'] = 'production';
process.env['BABEL_ENV'] = 'production';
const {build} = await import('@docusaurus/core/lib/index.js');

const print = process.stdout.write.bind(process.stdout);
for (const dir of process.argv.slice(2)) {
  let output = '';
  const listen = (chunk) => Boolean((output += chunk));
  process.stdout.write = listen;
  process.stderr.write = listen;
  let failed = false;
  // A bundle that does not compile ends the process; the build that waits for it fails right after.
  process.exit = () => (failed = true);
  try {
    await build(dir, {minify: false});
  } catch (error) {
    failed = true;
    output += inspect(error, {colors: false, depth: 8});
  }
  print(`${JSON.stringify({failed, output})}\n`);
}
