/**
 * Who runs what. The same name has the same colour in every diagram of the site, so authors
 * write names and no colours; `:::role` after a box, or `actor` for a participant, decides
 * where a name could be either.
 */
import type {Role} from '../types';

/** The first pattern that matches decides. */
const PATTERNS: readonly (readonly [RegExp, Role])[] = [
  [/\b(postgresql|postgres|rds|dynamodb|redis|cloud sql|clickhouse|storage|cache|store|volume|memory|build-time state)\b/i, 'storage'],
  [/^(members?|visitor|member or API key)$/i, 'people'],
  [
    /\b(sdks?|your|application|applications|app|apps|browser|page|gateway|orders|billing|server|sender|clients|your code|ci job|scripts|phone)\b|^init$/i,
    'yours',
  ],
  [
    /\b(flagsmith|api|dashboard|edge (api|proxy|region)|task processor|task-processor|background tasks?|sse|core|unified image|migrate|migration|bootstrap|serve|region [ab])/i,
    'flagsmith',
  ],
];

/** Names that a pattern would assign to the wrong role. */
const EXCEPTIONS: Readonly<Record<string, Role>> = {
  'Your collector': 'yours',
  'Flagsmith SDK': 'yours',
  'Flagsmith provider': 'yours',
  'OpenFeature client': 'yours',
  'Server SDK': 'yours',
  'Server SDKs': 'yours',
  'SDK API': 'flagsmith',
  'Edge Proxy': 'flagsmith',
  'DynamoDB global tables': 'storage',
};

export const ROLES: readonly Role[] = ['yours', 'flagsmith', 'storage', 'people', 'plain'];

export function roleOf(label: string): Role {
  return EXCEPTIONS[label] ?? PATTERNS.find(([pattern]) => pattern.test(label))?.[1] ?? 'plain';
}

export function isRole(name: string): name is Role {
  return (ROLES as readonly string[]).includes(name);
}
