/**
 * A link to a section that has moved to another page (`moved` in the front matter). Also part of
 * the inline loader (plugins/hydrate-on-intent), for the URL that a page is opened at.
 */
export function onRouteDidUpdate(): void {
  const place = document.getElementById(window.location.hash.slice(1));
  if (place?.matches('.moved a')) window.location.replace((place as HTMLAnchorElement).href);
}
