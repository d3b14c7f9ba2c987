/**
 * Markdown images → finished HTML, and links to files → downloads. Runs before Docusaurus' own
 * steps, which would make components of both.
 */
import path from 'node:path';

import type {Image, Link, Paragraph, Parents, PhrasingContent, Root} from 'mdast';
import type {VFile} from 'vfile';

import {placeOf, staticHtml} from '../../shared/mdxNodes';
import {encodeImage} from './encodeImage';
import {darkVariant, findFile, lookedFor} from './findFile';
import {renderFileLink} from './fileLink';
import {renderImage} from './renderImage';
import {renderLoop} from './renderLoop';

/** Alternatives that say nothing. */
const EMPTY_WORDS = /^(image|picture|photo|screenshot|diagram|logo|icon|img|alt)?$/i;
/** A picture after the second heading is below the first screen. */
const NEAR_HEADINGS = 1;

type Found = {node: Image; parent: Parents; isFirst: boolean};

export function remarkImages() {
  return async (root: Root, file: VFile): Promise<void> => {
    const {visit} = await import('unist-util-visit');
    const siteDir = process.cwd();
    const pageFile = path.resolve(file.path ?? 'page');
    const failAt = (node: {position?: {start: {line: number}} | undefined}, message: string, cause?: unknown): never => {
      throw new Error(`${placeOf(file, node)}: ${message}`, {cause});
    };
    const images: Found[] = [];
    const links: Link[] = [];
    let headings = 0;
    visit(root, (node, _index, parent) => {
      if (node.type === 'heading') headings += 1;
      if (node.type === 'image' && parent) images.push({node, parent, isFirst: images.length === 0 && headings <= NEAR_HEADINGS});
      if (node.type === 'link') links.push(node);
      if (node.type === 'imageReference') failAt(node, 'write the address of the picture in place: ![what it shows](./picture.png).');
      if ('name' in node && /^(img|picture)$/.test(String(node.name)))
        failAt(node, `write ![what it shows](./picture.png) instead of <${node.name as string}>.`);
    });

    const render = async ({node, parent, isFirst}: Found): Promise<{html: string; isBlock: boolean}> => {
      const {url, alt, title} = node;
      if (EMPTY_WORDS.test((alt ?? '').trim()))
        failAt(node, `the picture ${url} has no text alternative. Write what a reader sees in it: ![Two flags, one of them on](${url}).`);
      if (/^([a-z]+:)?\/\//i.test(url))
        failAt(node, `${url} is on another site, which the site's policy forbids. Save the picture beside the page.`);
      const found = findFile(url, pageFile, siteDir) ?? failAt(node, `there is no picture ${lookedFor(url, pageFile, siteDir)}.`);
      const dark = darkVariant(found);
      const isBlock = isAlone(parent);
      try {
        if (found.endsWith('.webm')) {
          if (!isBlock) throw new Error(`the film ${url} has to stand on a line of its own.`);
          return {html: await renderLoop(found, {alt: alt ?? '', caption: title ?? undefined, siteDir}), isBlock};
        }
        const view = {light: await encodeImage(found, siteDir), dark: dark ? await encodeImage(dark, siteDir) : undefined};
        if (view.dark && (view.dark.width !== view.light.width || view.dark.height !== view.light.height))
          throw new Error(`${path.basename(dark ?? '')} is not as large as ${path.basename(found)}. Take both at the same size.`);
        return {html: renderImage({...view, alt: alt ?? '', caption: title ?? undefined, isFirst, isInline: !isBlock}), isBlock};
      } catch (cause) {
        return failAt(node, (cause as Error).message, cause);
      }
    };

    for (const found of images) {
      const {html, isBlock} = await render(found);
      Object.assign(isBlock ? found.parent : found.node, staticHtml(html));
    }
    for (const link of links) {
      try {
        await renderFileLink(link, pageFile, siteDir);
      } catch (cause) {
        failAt(link, (cause as Error).message, cause);
      }
    }
  };
}

/** The only thing in its paragraph. */
function isAlone(parent: Parents): parent is Paragraph {
  const isBlank = (node: PhrasingContent) => node.type === 'text' && node.value.trim() === '';
  return parent.type === 'paragraph' && parent.children.filter((child) => !isBlank(child)).length === 1;
}
