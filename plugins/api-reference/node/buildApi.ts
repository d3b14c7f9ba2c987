/** A checked OpenAPI document → the typed operations that pages show. */
import {slug} from 'github-slugger';

import type {ApiOptions} from '../options';
import {ApiFileError, toPointer} from './jsonPointer';
import type {Api, Example, Header, Media, Operation, Parameter, Response, Schema, SecurityScheme, Server} from './model';
import {dereference} from './dereference';

type Json = Record<string, unknown>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'] as const;

export function buildApi(document: Json, options: ApiOptions): Api {
  const {file} = options;
  const info = json(document['info']);
  const reader = new Reader(document, file);
  const api: Api = {
    options,
    title: text(info['title']),
    version: text(info['version']),
    description: text(info['description']),
    email: text(json(info['contact'])['email']),
    license: text(json(info['license'])['name']) || undefined,
    servers: servers(document['servers']),
    securitySchemes: reader.securitySchemes,
    operations: [],
    resolve: (schema) => {
      const {value, name} = dereference(document, schema);
      return {schema: value, name};
    },
  };
  for (const [path, item] of Object.entries(json(document['paths']))) {
    for (const method of METHODS) {
      if (json(item)[method]) api.operations.push(reader.operation(path, method, json(item), options));
    }
  }
  checkAddresses(api);
  return api;
}

/** Two operations on one page, or at one anchor, would overwrite each other's headings. */
function checkAddresses({operations, options}: Api): void {
  const seen = new Map<string, Operation>();
  for (const operation of operations) {
    const {address} = operation.page;
    const other = seen.get(address);
    if (other) {
      throw new ApiFileError(
        options.file,
        operation.pointer,
        `the operations "${other.id}" (${other.pointer}) and "${operation.id}" share the page ${address}. Give one of them another summary, or an x-page with path and anchor.`,
      );
    }
    seen.set(address, operation);
  }
}

class Reader {
  readonly securitySchemes: SecurityScheme[];

  constructor(
    private readonly document: Json,
    private readonly file: string,
  ) {
    this.securitySchemes = Object.entries(json(json(document['components'])['securitySchemes'])).map(([id, scheme]) => ({
      id,
      header: text(json(scheme)['name']) || 'Authorization',
      description: text(json(scheme)['description']),
      example: text(json(scheme)['x-example']) || 'YOUR_KEY',
    }));
  }

  operation(path: string, method: string, item: Json, {docsPath}: ApiOptions): Operation {
    const source = json(item[method]);
    const pointer = toPointer(['paths', path, method]);
    const id = text(source['operationId']);
    const summary = text(source['summary']);
    if (!id || !summary) {
      throw new ApiFileError(
        this.file,
        pointer,
        `the operation has no ${id ? 'summary' : 'operationId'}. Pages name operations by operationId and take their address from the summary.`,
      );
    }
    const page = json(source['x-page']);
    const route = text(page['path']) || `/${docsPath}/${slug(summary)}`;
    const billing = json(source['x-billing']);
    return {
      id,
      pointer,
      method: method.toUpperCase(),
      path,
      summary,
      description: text(source['description']),
      servers: servers(source['servers'] ?? item['servers'] ?? this.document['servers']),
      security: this.#security(source['security'] ?? this.document['security']),
      billing: {billable: typeof billing['billable'] === 'boolean' ? billing['billable'] : undefined, note: text(billing['note'])},
      parameters: [...list(item['parameters']), ...list(source['parameters'])].map((parameter) => this.#parameter(parameter)),
      body: this.#body(source['requestBody']),
      responses: Object.entries(json(source['responses'])).map(([status, response]) => this.#response(status, json(response))),
      page: {path: route, address: page['anchor'] ? `${route}#${text(page['anchor'])}` : route},
    };
  }

  #security(value: unknown): SecurityScheme[] {
    const ids = list(value).flatMap((alternative) => Object.keys(alternative));
    return this.securitySchemes.filter(({id}) => ids.includes(id));
  }

  #parameter(source: Json): Parameter {
    const parameter = dereference(this.document, source).value;
    return {
      name: text(parameter['name']),
      in: parameter['in'] as Parameter['in'],
      description: text(parameter['description']),
      required: parameter['required'] === true,
      schema: json(parameter['schema']),
      example: parameter['example'],
    };
  }

  #body(value: unknown): Operation['body'] {
    if (!value) return undefined;
    const body = dereference(this.document, json(value)).value;
    return {required: body['required'] === true, description: text(body['description']), media: this.#media(body['content'])};
  }

  #response(status: string, source: Json): Response {
    const response = dereference(this.document, source).value;
    const headers = Object.entries(json(response['headers'])).map(([name, header]): Header => {
      const {value} = dereference(this.document, json(header));
      return {name, description: text(value['description']), schema: value['schema'] as Schema | undefined, example: value['example']};
    });
    return {status, description: text(response['description']), headers, media: this.#media(response['content'])};
  }

  #media(content: unknown): Media[] {
    return Object.entries(json(content)).map(([type, source]) => {
      const media = json(source);
      const examples = Object.entries(json(media['examples'])).map(([name, example]): Example => {
        const {value} = dereference(this.document, json(example));
        return {name, summary: text(value['summary']) || name, value: value['value']};
      });
      if ('example' in media) examples.unshift({name: 'example', summary: 'Example', value: media['example']});
      return {type, schema: media['schema'] as Schema | undefined, examples};
    });
  }
}

/** Server variables take their default: a reader can copy the URL and change the host. */
function servers(value: unknown): Server[] {
  return list(value).map((server) => ({
    url: text(server['url']).replace(/\{(\w+)\}/g, (_, name: string) => text(json(json(server['variables'])[name])['default'])),
    description: text(server['description']),
  }));
}

function json(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

function list(value: unknown): Json[] {
  return Array.isArray(value) ? value.map(json) : [];
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
