/**
 * Turns a page's data into what the stock theme expects of a compiled Markdown file:
 * a component with metadata.
 */
import type {ComponentType, ReactNode} from 'react';
import type {PropDocContent} from '@docusaurus/plugin-content-docs';

import type {PageData, Part} from '../types';
import {StaticHtml} from './StaticHtml';

export type Components = Record<string, ComponentType<{children?: ReactNode}>>;

/**
 * The components that a page uses, fetched with the first page that has any: most pages have none.
 */
export async function loadComponents(parts: Part[]): Promise<Components> {
  return parts.some((part) => typeof part !== 'number') ? (await import('@theme/MDXComponents')).default : {};
}

export function createContent(
  {metadata, toc, parts}: Required<Pick<PageData, 'metadata' | 'toc' | 'parts'>>,
  components: Components,
): PropDocContent {
  function PageContent(): ReactNode {
    return <Parts parts={parts} components={components} />;
  }
  return Object.assign(PageContent, {
    metadata,
    toc,
    frontMatter: metadata.frontMatter,
    assets: {},
    contentTitle: undefined,
  }) as unknown as PropDocContent;
}

function Parts({parts, components}: {parts: Part[]; components: Components}): ReactNode {
  return parts.map((part, index) => {
    if (typeof part === 'number') return <StaticHtml key={index} n={String(part)} />;
    // The build refuses a page with a component that is not registered
    // (node/content/refuseParts.ts).
    const Component = components[part.name]!;
    return (
      <Component key={index} {...part.attributes}>
        <Parts parts={part.parts} components={components} />
      </Component>
    );
  });
}
