/**
 * Every row of the endpoint table: the path exists, and it takes the methods of the row. `OPTIONS`
 * asks for that and changes nothing.
 */
import {readTable} from '../tables';
import {checksFor, type Check, type Context} from '../types';

type Row = {group: string; method: string; path: string};

const {rows, says} = readTable<Row>('admin-api-endpoints');
const CLOSED = /\/(roles|scim|saml|change-requests|workflows|release-pipelines|create-change-request|list-change-requests)\/|\/licence$/;

export default checksFor('clients/rest', rows.map(toCheck));

function toCheck(row: Row): Check {
  const statement = {id: idOf(row), ...says(row, 'path', 'method')};
  if (CLOSED.test(row.path))
    return {...statement, notCheckable: 'the endpoint belongs to the Enterprise image, which is not in the open source'};
  return {...statement, run: (context) => expectMethods(row, context)};
}

async function expectMethods({method, path}: Row, {send, project, organisation}: Context): Promise<void> {
  const ids: Record<string, string | number> = {
    organisation_id: organisation.id,
    project_id: project.id,
    environment_key: project.production.key,
    environment_id: project.production.id,
    feature_id: project.features['new_checkout'] ?? 0,
    segment_id: project.segments['pro_plan'] ?? 0,
    identity_id: project.identities['customer-42'] ?? 0,
  };
  const filled = path.replace(/\{(\w+)\}/g, (_match, name: string) =>
    String(ids[name] ?? (name.includes('uuid') ? '00000000-0000-0000-0000-000000000001' : 1)),
  );
  const request = {method: 'OPTIONS', path: filled.startsWith('/api/') ? filled : filled.slice(1)};
  const signedIn = await send({...request, as: 'member'});
  // Some paths look for objects before they answer; without a credential they stop earlier.
  const {status, headers} = signedIn.headers.has('allow') ? signedIn : await send(request);
  const allowed = headers.get('allow')?.split(', ') ?? [];
  const missing = method.match(/[A-Z]+/g)?.filter((name) => !allowed.includes(name)) ?? [];
  if (missing.length > 0)
    throw new Error(`${filled} answers ${status} and allows ${allowed.join(', ') || 'nothing'}; ${missing.join(', ')} missing`);
}

function idOf({method, path}: Row): string {
  return `${method} ${path}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
}
