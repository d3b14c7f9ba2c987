/** Turns a page's data into what the stock theme expects of a compiled Markdown file: a component with metadata. */
import type {ComponentType, ReactNode} from 'react';
import type {PropDocContent} from '@docusaurus/plugin-content-docs';

import {pageWords} from '@site/src/pageWords';
import {StaticHtml} from '@site/plugins/static-content/client/StaticHtml';

import type {PageData, Part} from '../types';

export type Words = Record<string, ComponentType<{children?: ReactNode}>>;

/** The components of the words that a page uses; most pages use none. */
export async function loadWords(parts: Part[]): Promise<Words> {
  const names = [...new Set(parts.flatMap(wordsOf))];
  const components = await Promise.all(names.map(async (name) => [name, await pageWords[name]?.()] as const));
  return Object.fromEntries(components.filter((entry): entry is [string, Words[string]] => entry[1] !== undefined));
}

function wordsOf(part: Part): string[] {
  return typeof part === 'number' ? [] : [part.word, ...part.parts.flatMap(wordsOf)];
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
    const Word = words[part.word];
    const content = <Parts parts={part.parts} words={words} />;
    return Word ? (
      <Word key={index} {...part.attributes}>
        {content}
      </Word>
    ) : null;
  });
}
