/**
 * One connection: the four tools, their arguments checked against their
 * schemas before anything runs.
 */
import {Server} from '@modelcontextprotocol/sdk/server/index.js';
import {CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError} from '@modelcontextprotocol/sdk/types.js';
import {Ajv} from 'ajv';

import type {DocsSite} from './site';
import {ToolFailure, tools} from './tools';

const ajv = new Ajv({allErrors: true, useDefaults: true});
const validators = new Map(tools.map(({name, inputSchema}) => [name, ajv.compile<Record<string, unknown>>(inputSchema)]));
const ANNOTATIONS = {readOnlyHint: true, idempotentHint: true, openWorldHint: false};

export function createDocsServer(site: DocsSite): Server {
  const server = new Server(
    {name: 'flagsmith-docs', version: '1.0.0'},
    {
      capabilities: {tools: {}},
      instructions: `${site.name}, complete and as built. Search first, then read the page; cite the address that each result gives. Facts that no page states are unknown.`,
    },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({name, title, description, inputSchema}) => ({
      name,
      title,
      description,
      inputSchema,
      annotations: {title, ...ANNOTATIONS},
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({params}) => {
    const tool = tools.find(({name}) => name === params.name);
    const validate = validators.get(params.name);
    if (!tool || !validate)
      throw new McpError(
        ErrorCode.InvalidParams,
        `There is no tool "${params.name.slice(0, 80)}". There are ${tools.map(({name}) => name).join(', ')}.`,
      );
    const input: unknown = structuredClone(params.arguments ?? {});
    if (!validate(input))
      throw new McpError(ErrorCode.InvalidParams, `Arguments of ${tool.name}: ${ajv.errorsText(validate.errors, {dataVar: 'arguments'})}.`);
    try {
      return {content: [{type: 'text' as const, text: await tool.run(site, input)}]};
    } catch (error) {
      if (error instanceof ToolFailure) return {isError: true, content: [{type: 'text' as const, text: error.message}]};
      throw error;
    }
  });
  return server;
}
