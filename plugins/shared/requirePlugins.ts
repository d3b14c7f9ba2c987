import type {AllContent} from '@docusaurus/types';

/**
 * Stops the build when a plugin is missing that another one needs in the browser, where
 * the cause of a missing feature would be invisible. To be called in `allContentLoaded`, which
 * knows all plugins of the site.
 */
export function requirePlugins(allContent: AllContent, file: string, needs: Record<string, string>): void {
  for (const [needed, reason] of Object.entries(needs)) {
    if (needed in allContent) continue;
    throw new Error(
      `${file} needs plugins/${needed} (${reason}), which this site does not load. ` +
        `Add {name: '${needed}'} to config/plugins.ts, or remove what needs it.`,
    );
  }
}
