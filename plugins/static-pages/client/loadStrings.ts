import siteConfig from '@generated/docusaurus.config';

/**
 * The HTML strings of a page's static parts. Those of the page that the browser has opened are in
 * the document already, where React leaves them alone, so they are not loaded.
 */
export async function loadStrings(page: string): Promise<string[]> {
  if (isOpened(page)) return [];
  const url = `${siteConfig.baseUrl}assets/pages/${page}.json`;
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return (await response.json()) as string[];
  } catch (cause) {
    // By the name that the bundler gives to a script of the page that does not arrive.
    throw Object.assign(new Error(`Loading ${url} failed`, {cause}), {name: 'ChunkLoadError'});
  }
}

function isOpened(page: string): boolean {
  return document.documentElement.dataset.hasHydrated === 'false' && document.querySelector(`[data-static^="${page}-"]`) !== null;
}
