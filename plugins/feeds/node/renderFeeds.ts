/** The two formats that feed readers know: Atom (RFC 4287) and RSS 2.0. */
import {escapeHtml} from '../../shared/escapeHtml';
import type {Feed, FeedEntry} from './collectFeeds';

const HEAD = '<?xml version="1.0" encoding="utf-8"?>';

export function renderAtom(feed: Feed): string {
  const self = `${feed.siteUrl}/feeds/${feed.name}.atom.xml`;
  return [
    HEAD,
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    tag('id', self),
    tag('title', feed.title),
    tag('subtitle', feed.subtitle),
    tag('updated', feed.updated.toISOString()),
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(feed.siteUrl)}/"/>`,
    `<author>${tag('name', feed.author)}</author>`,
    ...feed.entries.map(atomEntry),
    '</feed>',
    '',
  ].join('\n');
}

function atomEntry({id, url, title, updated, html}: FeedEntry): string {
  const parts = [
    tag('id', id),
    tag('title', title),
    `<link href="${escapeHtml(url)}"/>`,
    tag('updated', updated.toISOString()),
    `<content type="html">${escapeHtml(html)}</content>`,
  ];
  return `<entry>${parts.join('')}</entry>`;
}

export function renderRss(feed: Feed): string {
  const self = `${feed.siteUrl}/feeds/${feed.name}.rss.xml`;
  return [
    HEAD,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    tag('title', feed.title),
    tag('link', `${feed.siteUrl}/`),
    tag('description', feed.subtitle),
    tag('language', 'en'),
    tag('lastBuildDate', feed.updated.toUTCString()),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeHtml(self)}"/>`,
    ...feed.entries.map(rssItem),
    '</channel></rss>',
    '',
  ].join('\n');
}

function rssItem({id, url, title, updated, html}: FeedEntry): string {
  const parts = [
    `<guid isPermaLink="false">${escapeHtml(id)}</guid>`,
    tag('title', title),
    tag('link', url),
    tag('pubDate', updated.toUTCString()),
    tag('description', html),
  ];
  return `<item>${parts.join('')}</item>`;
}

function tag(name: string, content: string): string {
  return `<${name}>${escapeHtml(content)}</${name}>`;
}
