/**
 * `npm run --silent mcp`: the documentation as a server for assistants and agents (Model Context
 * Protocol), from the files in build/, without a network.
 *
 *   npm run --silent mcp                      over standard input and output, for a client that
 *                                             starts the command itself
 *   npm run --silent mcp -- --http            over HTTP on http://127.0.0.1:3333/mcp,
 *                                             or the next free port
 *   npm run --silent mcp -- --http --port 80  PORT and HOST in the environment work too
 *   npm run --silent mcp -- --root other/build
 *
 * Tools: search_docs, list_pages, read_page, read_api. Standard output belongs to the protocol, so
 * messages for people go to standard error; `--silent` keeps npm's own lines out of it.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';

import {readAddress} from './lib/address';
import {endWithNpm} from './lib/endWithNpm';
import {listen} from './lib/listen';
import {createDocsServer} from './lib/mcp/docsServer';
import {createHttpServer} from './lib/mcp/httpServer';
import {openSite} from './lib/mcp/site';
import {runMain} from './lib/runMain';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {http: {type: 'boolean', default: false}, port: {type: 'string'}, root: {type: 'string', default: 'build'}},
  });
  const site = await openSite(path.resolve(values.root));
  endWithNpm();
  if (!values.http) {
    const {StdioServerTransport} = await import('@modelcontextprotocol/sdk/server/stdio.js');
    const server = createDocsServer(site);
    server.onerror = ({message}) => console.error(`${site.name}: a message could not be read: ${message}`);
    // The end of standard input does not close the connection; a message above the limit does.
    server.onclose = () => {
      console.error(`${site.name}: the connection is closed because its input cannot be read any further.`);
      process.exitCode = 1;
    };
    await server.connect(new StdioServerTransport());
    console.error(`${site.name}: ${site.pages.length} pages, over standard input and output.`);
    return;
  }
  const {host, port: wanted} = readAddress({port: values.port}, process.env, 3333);
  const port = await listen(createHttpServer(site, host), wanted, host);
  console.error(`${site.name}: ${site.pages.length} pages at http://${host}:${port}/mcp (Ctrl+C stops it).`);
}

runMain(main);
