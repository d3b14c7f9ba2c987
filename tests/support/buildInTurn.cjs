/**
 * Builds the given Docusaurus sites one after the other in one process: loading Docusaurus takes longer than building a site of one page.
 *
 *   node tests/support/buildInTurn.cjs results.json <site> [<site> …]
 *
 * Writes {status, output} of each, as the command line would have ended and printed.
 */
const {writeFileSync} = require('node:fs');
const {inspect} = require('node:util');

const {build} = require('@docusaurus/core/lib/commands/build/build');

const [resultsFile, ...sites] = process.argv.slice(2);

async function main() {
  const results = [];
  for (const site of sites) results.push(await buildOne(site));
  writeFileSync(resultsFile, JSON.stringify(results));
}

async function buildOne(site) {
  let output = '';
  const writers = [process.stdout, process.stderr].map((stream) => [stream, stream.write]);
  for (const [stream] of writers) stream.write = (text) => ((output += text), true);
  try {
    // Minifying takes half of such a build and changes nothing that is tested.
    await build(site, {minify: false});
    return {status: 0, output};
  } catch (error) {
    return {status: 1, output: `${output}\n${inspect(error, {depth: Infinity})}`};
  } finally {
    for (const [stream, write] of writers) stream.write = write;
  }
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
