import {beforeAll, describe, expect, it} from 'vitest';

import {generateSamples} from '../node/generateSamples';
import {SAMPLE_LANGUAGES} from '../node/languages';
import {parseApi} from '../node/loadApi';
import type {Api} from '../node/model';
import {EDGE_API, edgeApiText, operationOf, SECOND_API, secondApiText} from './support';

let api: Api;
beforeAll(async () => void (api = await parseApi(edgeApiText, EDGE_API)));

function sampleOf(id: string, label: string): string {
  return generateSamples(operationOf(api, id)).samples.find(({language}) => language.id === label)?.code ?? '';
}

describe('generateSamples', () => {
  it('writes exactly nine languages in their order', () => {
    expect(SAMPLE_LANGUAGES.map(({id}) => id)).toEqual(['curl', 'python', 'csharp', 'go', 'nodejs', 'ruby', 'php', 'java', 'powershell']);
    expect(generateSamples(operationOf(api, 'getFlags')).samples).toHaveLength(9);
  });

  it('names host and example key in every sample of every operation', () => {
    for (const operation of api.operations) {
      for (const {code} of generateSamples(operation).samples) {
        expect(code).toContain(`https://edge.api.flagsmith.com/api/v1${operation.path}`);
        expect(code).toContain(operation.security[0]?.example);
        expect(code).not.toMatch(/zz[A-Z]+\d*zz|[\ue000-\uf8ff]|918273/);
      }
    }
  });

  it('carries the whole body of POST and PUT', () => {
    for (const {code} of generateSamples(operationOf(api, 'identifyUser')).samples) {
      for (const word of ['4f6b9c1e-user', 'session_country', 'old_trait', '12']) expect(code).toContain(word);
    }
  });

  it('writes curl that a shell can run', () => {
    expect(sampleOf('getIdentityFlagsAndTraits', 'curl')).toMatchInlineSnapshot(`
      "curl --request GET \\
        --url 'https://edge.api.flagsmith.com/api/v1/identities/?identifier=4f6b9c1e-user' \\
        --header 'X-Environment-Key: YOUR_ENVIRONMENT_KEY'"
    `);
  });

  it('writes Python with words of Python', () => {
    const code = sampleOf('identifyUser', 'python');
    expect(code).toContain('"transient": True');
    expect(code).toContain('"trait_value": None');
  });

  it('reads an empty answer as text in Node', () => {
    expect(sampleOf('bulkInsertIdentitiesUpdate', 'nodejs')).toContain('res.text()');
    expect(sampleOf('getFlags', 'nodejs')).toContain('res.json()');
  });

  it('leaves the content type of PowerShell to its own option', () => {
    expect(sampleOf('identifyUser', 'powershell')).not.toContain('Add("Content-Type"');
    expect(sampleOf('identifyUser', 'powershell')).toContain("-ContentType 'application/json'");
  });

  it('writes Java with Unirest, as a program with its imports', () => {
    const code = sampleOf('identifyUser', 'java');
    expect(code).toMatch(/^import kong\.unirest\.core\.HttpResponse;\nimport kong\.unirest\.core\.Unirest;\n\npublic class Request \{/);
    expect(code).toMatch(/^ {4}HttpResponse<String> response = Unirest\.post\(/m);
  });

  it('offers key, query and body values to the editor', () => {
    const {fields} = generateSamples(operationOf(api, 'getIdentityFlagsAndTraits')).editor;
    expect(fields.map(({name, in: place, type, value}) => `${place} ${name} ${type} ${value}`.trim())).toEqual([
      'key X-Environment-Key string YOUR_ENVIRONMENT_KEY',
      'query identifier string 4f6b9c1e-user',
      'query transient boolean',
      'query feature string',
    ]);
  });

  it('puts path parameters of a second API into the address', async () => {
    const second = await parseApi(secondApiText, SECOND_API);
    for (const {code} of generateSamples(operationOf(second, 'changeThing')).samples)
      expect(code).toContain('https://second.flagsmith.test/api/things/7');
  });
});
