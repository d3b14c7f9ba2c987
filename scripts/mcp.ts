/**
 * `npm run --silent mcp`: the documentation as a server for assistants and agents (Model Context
 * Protocol) over standard input and output, from the files in build/ or `--root`, without a
 * network.
 *
 * Standard output belongs to the protocol, so messages for people go to standard error; `--silent`
 * keeps npm's own lines out of it.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';

import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';

import {createDocsServer} from './lib/docsServer';
import {endWithNpm} from './lib/endWithNpm';
import {runMain} from './lib/runMain';

async function main(): Promise<void> {
  const {values} = parseArgs({options: {root: {type: 'string', default: 'build'}}});
  const server = await createDocsServer(path.resolve(values.root));
  endWithNpm();
  server.server.onerror = ({message}) => console.error(`A message could not be read: ${message}`);
  await server.connect(new StdioServerTransport());
  console.error('The documentation is served over standard input and output.');
}

runMain(main);
