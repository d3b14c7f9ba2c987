import {act} from 'react';
import {createRoot, hydrateRoot, type Root} from 'react-dom/client';
import {afterEach, expect, it, vi} from 'vitest';

import {StaticHtml} from '../client/StaticHtml';

vi.mock('@docusaurus/useBrokenLinks', () => ({default: () => ({})}));

const TEXT = '<p>The text of the page</p>';
let root: Root;
let parts = 0;

/** A page as the server sent it: its second paragraph is what React renders, or something else. */
async function open(part: string, title = 'as rendered'): Promise<HTMLElement> {
  const container = document.createElement('div');
  container.innerHTML = `<div class="static-html" data-static="${part}">${TEXT}</div><p>${title}</p>`;
  document.body.append(container);
  await act(async () => (root = hydrateRoot(container, <Page part={part} />, {onRecoverableError() {}})));
  return container;
}

function Page({part}: {part: string}) {
  return (
    <>
      <StaticHtml part={part} html={undefined} />
      <p>as rendered</p>
    </>
  );
}

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
});

it('leaves the text of the opened page where it is', async () => {
  const page = await open(`page-${parts++}`);
  expect(page.querySelector('.static-html')?.innerHTML).toBe(TEXT);
});

it('keeps the text when React writes the whole page because something differs', async () => {
  const page = await open(`page-${parts++}`, 'changed by an extension');
  expect(page.textContent).toBe('The text of the pageas rendered');
});

it('has the text again when the reader comes back', async () => {
  const part = `page-${parts++}`;
  const page = await open(part);
  await act(async () => root.render(<p>another page</p>));
  expect(page.textContent).toBe('another page');
  await act(async () => root.render(<Page part={part} />));
  expect(page.querySelector('.static-html')?.innerHTML).toBe(TEXT);
});

it('writes the strings of a page that was loaded', async () => {
  const container = document.createElement('div');
  await act(async () => {
    root = createRoot(container);
    root.render(<StaticHtml part="other-0" html={TEXT} />);
  });
  expect(container.querySelector('[data-static="other-0"]')?.innerHTML).toBe(TEXT);
});
