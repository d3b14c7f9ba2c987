import {readFileSync} from 'node:fs';

import {expect, it} from 'vitest';

import '../client/showNotice';

it('stands above the page, takes its own room and can be hidden', () => {
  const notice = document.body.firstElementChild;
  expect(notice?.className).toBe('dev-notice');
  // In the flow it covers neither the text nor the button of the assistant.
  expect(readFileSync('plugins/dev-notice/client/notice.css', 'utf8')).not.toMatch(/position:/);
  notice?.querySelector('button')?.click();
  expect(document.querySelector('.dev-notice')).toBeNull();
});
