import {describe, expect, it} from 'vitest';

import {loadApi, parseApi} from '../node/loadApi';
import {EDGE_API, edgeApiText, parseBroken, SECOND_API, type Breakable} from './support';

describe('parseApi', () => {
  it('builds the seven operations of the Edge API with their pages', async () => {
    const {operations} = await parseApi(edgeApiText, EDGE_API);
    expect(operations.map(({id, method, path, page}) => `${id} ${method} ${path} → ${page.address}`)).toMatchInlineSnapshot(`
      [
        "getFlags GET /flags/ → /edge-api/get-flags",
        "getIdentityFlagsAndTraits GET /identities/ → /edge-api/get-identity-flags-and-traits",
        "identifyUser POST /identities/ → /edge-api/identify-user",
        "bulkInsertIdentitiesOverwrite POST /bulk-identities → /edge-api/bulk-insert-identities-overwrite",
        "bulkInsertIdentitiesUpdate PUT /bulk-identities → /edge-api/bulk-insert-identities-update",
        "getEnvironmentDocument GET /environment-document/ → /edge-api/overview#environment-document",
        "postFlagAnalytics POST /analytics/flags/ → /edge-api/overview#flag-analytics",
      ]
    `);
  });

  it('asks for a server-side key where only that is accepted', async () => {
    const {operations} = await parseApi(edgeApiText, EDGE_API);
    const keys = Object.fromEntries(operations.map(({id, security}) => [id, security.map((scheme) => scheme.id)]));
    expect(keys['getEnvironmentDocument']).toEqual(['serverSideKey']);
    expect(keys['getFlags']).toEqual(['clientSideKey', 'serverSideKey']);
  });

  it('gives an example for every successful answer with a body and for every error with one', async () => {
    const {operations} = await parseApi(edgeApiText, EDGE_API);
    const without = operations.flatMap(({id, responses}) =>
      responses.filter(({media}) => media.some(({examples}) => examples.length === 0)).map(({status}) => `${id} ${status}`),
    );
    expect(without).toEqual([]);
  });

  it('rejects YAML that cannot be read, with the line', async () => {
    await expect(parseApi('openapi: 3.1.0\ninfo: {title', SECOND_API)).rejects.toThrow(/^second-api\.yaml: line 2: /);
  });

  it.each([
    ['an empty file', '', 'the file is empty'],
    ['a file of comments', '# later\n', 'the file is empty'],
    ['a line of prose', 'The API is described elsewhere.', 'the content is no list of fields'],
    ['a list', '- openapi', 'the content is no list of fields'],
    ['an empty object', '{}', 'the field "openapi" ("3.1.0") is missing'],
    ['a file that ends early', 'openapi: 3.1.0\ninfo:', 'the field "info" (title and version) is missing'],
    [
      'a file without operations',
      'openapi: 3.1.0\ninfo: {title: T, version: "1"}',
      'the field "paths" (the operations by path) is missing',
    ],
  ])('names file, field and remedy for %s', async (_, text, message) => {
    await expect(parseApi(text, SECOND_API)).rejects.toThrow(
      `second-api.yaml: ${message}. Restore second-api.yaml (git checkout second-api.yaml), or correct "file" in the options`,
    );
  });

  it('rejects a broken $ref with its JSON pointer', async () => {
    const broken = parseBroken((document) => (document.components.schemas.Thing.properties.parts.items.$ref = '#/components/schemas/Part'));
    await expect(broken).rejects.toThrow("second-api.yaml#/components/schemas/Thing/properties/parts/items: Can't resolve $ref");
  });

  it('rejects a $ref that leaves the file', async () => {
    const broken = parseBroken((document) => (document.components.schemas.Thing.properties.parts.items.$ref = 'other.yaml#/Part'));
    await expect(broken).rejects.toThrow(/^second-api\.yaml: line \d+: "other\.yaml#\/Part" points out of the file\. Move/);
  });

  it('rejects an example that violates its schema with the pointer of the wrong value', async () => {
    const broken = parseBroken(
      (document) => (document.paths['/things/{id}'].patch.requestBody.content['application/json'].examples.renamed.value.parts[0].name = 7),
    );
    await expect(broken).rejects.toThrow(
      'second-api.yaml#/paths/~1things~1{id}/patch/requestBody/content/application~1json/examples/renamed/value/parts/0/name: Example value must conform to the schema',
    );
  });

  it.each([
    [
      'of a response',
      (document: Breakable) => (document.paths['/things/{id}'].patch.responses['200'].content['application/json'].example = {parts: []}),
      /responses\/200\/content\/application~1json\/example: .*must have required property 'name'/,
    ],
    [
      'of a parameter',
      (document: Breakable) => (document.paths['/things/{id}'].patch.parameters[0].example = 'seven'),
      /parameters\/0\/example: .*must be integer/,
    ],
    [
      'of a property',
      (document: Breakable) => (document.components.schemas.Thing.properties.name.example = 'x'.repeat(21)),
      /Thing\/properties\/name\/example: .*must NOT have more than 20 characters/,
    ],
  ])('rejects an example %s', async (_, breakIt, message) => {
    await expect(parseBroken(breakIt)).rejects.toThrow(message);
  });

  it('rejects two operations with one page, naming both', async () => {
    const broken = parseBroken((document) => {
      const item = document.paths['/things/{id}'];
      item.put = {...structuredClone(item.patch), operationId: 'replaceThing'};
    });
    await expect(broken).rejects.toThrow(
      '"replaceThing" (#/paths/~1things~1{id}/put) and "changeThing" share the page /second/change-a-thing',
    );
  });

  it.each(['operationId', 'summary'])('rejects an operation without %s', async (field) => {
    const broken = parseBroken((document) => void delete document.paths['/things/{id}'].patch[field]);
    await expect(broken).rejects.toThrow(`second-api.yaml#/paths/~1things~1{id}/patch: the operation has no ${field}`);
  });

  it('rejects a file that is not OpenAPI', async () => {
    const broken = parseBroken((document) => void delete document.info.title);
    await expect(broken).rejects.toThrow(/^second-api\.yaml#\/info: The field `title` must be present/);
  });
});

describe('loadApi', () => {
  it('names a file that does not exist, and the option to correct', async () => {
    await expect(loadApi('/nowhere', EDGE_API)).rejects.toThrow('openapi/edge-api.yaml: the file cannot be read. Correct "file"');
  });

  it('reads a file once', async () => {
    const siteDir = new URL('../../../', import.meta.url).pathname;
    expect(await loadApi(siteDir, EDGE_API)).toBe(await loadApi(siteDir, EDGE_API));
  });
});
