/**
 * Words of authors that need React in the browser, fetched with the pages that use them (plugins/page-data). All other words are HTML by the time a page is built
 * (plugins/static-content).
 */
import type {ComponentType, ReactNode} from 'react';

type Word = ComponentType<{children?: ReactNode}>;

export const pageWords: Record<string, () => Promise<Word>> = {
  Aid: async () => (await import('@site/plugins/playground/client')).Aid as Word,
};
