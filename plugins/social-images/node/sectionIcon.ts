import type {IconName} from '../../shared/icons';

/** By the first part of a route; pages of no section have the flag. */
const BY_SECTION: Readonly<Record<string, IconName>> = {
  'advanced-use': 'rollout',
  'basic-features': 'flag',
  billing: 'book',
  clients: 'code',
  deployment: 'server',
  'edge-api': 'api',
  'guides-and-examples': 'book',
  integrations: 'plug',
  platform: 'book',
  quickstart: 'play',
  support: 'note',
  'system-administration': 'gear',
  'version-comparison': 'approve',
};

/** The icon of a page's section, for its preview picture. */
export function sectionIcon(route: string): IconName {
  return BY_SECTION[route.split('/')[1] ?? ''] ?? 'flag';
}
