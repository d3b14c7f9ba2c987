/** Turns a page's data into what the stock theme expects of a compiled Markdown file: a component with metadata. */
import type {ComponentType, ReactNode} from 'react';
import type {PropDocContent} from '@docusaurus/plugin-content-docs';

import {StaticHtml} from './StaticHtml';

import type {PageData, Part} from '../types';

export type Words = Record<string, ComponentType<{children?: ReactNode}>>;

/** The components that a page uses, fetched with the first page that has any: most pages have none. */
export async function loadWords(parts: Part[]): Promise<Words> {
  return parts.some((part) => typeof part !== 'number') ? ((await import('@theme/MDXComponents')).default as Words) : {};
}

export function createContent({metadata, toc, parts}: PageData, words: Words): PropDocContent {
  function PageContent(): ReactNode {
    return <Parts parts={parts} words={words} />;
  }
  return Object.assign(PageContent, {
    metadata,
    toc,
    frontMatter: metadata.frontMatter,
    assets: {},
    contentTitle: undefined,
  }) as unknown as PropDocContent;
}

function Parts({parts, words}: {parts: Part[]; words: Words}): ReactNode {
  return parts.map((part, index) => {
    if (typeof part === 'number') return <StaticHtml key={index} n={String(part)} />;
    // The build has refused pages with a component that is not there (plugins/static-pages/node/describeParts.ts).
    const Word = words[part.word]!;
    return (
      <Word key={index} {...part.attributes}>
        <Parts parts={part.parts} words={words} />
      </Word>
    );
  });
}
