import {cleanup, render} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';

import {Lead} from '../client/ui/Lead';

vi.mock('@docusaurus/router', () => ({useHistory: () => ({})}));
afterEach(cleanup);

it.each([
  ['leaves out a last sentence that announces what is not quoted', ['Calls are counted.', 'Enter yours here:'], 'Calls are counted.'],
  ['keeps one that announces what follows', ['Calls:', 'Counted.'], 'Calls:Counted.'],
  ['is never empty', ['Enter yours here:'], 'Enter yours here:'],
])('a quote %s', (_, texts, shown) => {
  const blocks = texts.map((text) => ({kind: 'text' as const, text}));
  const {container} = render(<Lead passage={{url: '/', page: 'Calls', heading: '', blocks}} onNavigate={vi.fn()} />);
  expect(container.querySelector('blockquote')?.textContent).toBe(shown);
});
