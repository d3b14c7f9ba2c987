/**
 * An OpenAPI file as the rest of the plugin sees it: checked, and only the parts that pages show.
 */
import type {ApiOptions} from '../options';

export type Schema = {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
};

export type Parameter = {
  name: string;
  in: 'query' | 'header' | 'path';
  description: string;
  required: boolean;
  schema: Schema;
  example: unknown;
};

export type Example = {name: string; summary: string; value: unknown};

export type Media = {type: string; schema: Schema | undefined; examples: Example[]};

export type Header = {name: string; description: string; schema: Schema | undefined; example: unknown};

export type Response = {status: string; description: string; headers: Header[]; media: Media[]};

export type SecurityScheme = {id: string; header: string; description: string; example: string};

export type Server = {url: string; description: string};

export type Operation = {
  id: string;
  /** JSON pointer of the operation in the file, for messages. */
  pointer: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  servers: Server[];
  /** The keys it accepts; any one of them is enough. */
  security: SecurityScheme[];
  billing: {billable: boolean | undefined; note: string};
  parameters: Parameter[];
  body: {required: boolean; description: string; media: Media[]} | undefined;
  responses: Response[];
  /** Where readers find it: the page, and with an anchor the place on it. */
  page: {path: string; address: string};
};

export type Api = {
  options: ApiOptions;
  title: string;
  version: string;
  description: string;
  email: string;
  license: string | undefined;
  servers: Server[];
  securitySchemes: SecurityScheme[];
  operations: Operation[];
  /** Follows a reference inside the file; a schema without one comes back as it is. */
  resolve: (schema: Schema) => {schema: Schema; name: string | undefined};
};
