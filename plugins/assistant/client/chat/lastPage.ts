const KEY = 'site.chat.page';

type LastPage = {title: string; url: string};

/**
 * The page a reader was on before they came for support: most often the one the question is about.
 */
export function rememberPage(title: string, url: string): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({title, url} satisfies LastPage));
  } catch {
    // The report then names no page.
  }
}

export function readLastPage(): LastPage | null {
  try {
    const value = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as Partial<LastPage> | null;
    return typeof value?.title === 'string' && typeof value.url === 'string' ? {title: value.title, url: value.url} : null;
  } catch {
    return null;
  }
}
