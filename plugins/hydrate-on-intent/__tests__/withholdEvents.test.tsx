import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import {withholdEvents} from '../client/withholdEvents';

const onPress = vi.fn();

beforeEach(() => {
  document.body.innerHTML = '<div id="container"><button>x</button></div>';
  document.getElementById('container')!.addEventListener('pointerdown', onPress, true);
});

afterEach(() => void vi.clearAllMocks());

const press = () => document.querySelector('button')!.dispatchEvent(new Event('pointerdown', {bubbles: true, cancelable: true}));

it('keeps presses from what listens in the page until they are let through', () => {
  const letThrough = withholdEvents();
  press();
  expect(onPress).not.toHaveBeenCalled();
  letThrough();
  press();
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('leaves what the browser does with them alone', () => {
  const letThrough = withholdEvents();
  expect(press()).toBe(true);
  letThrough();
});

it('keeps them from none that listens on the window, such as the loader', () => {
  const onWindow = vi.fn();
  const letThrough = withholdEvents();
  window.addEventListener('pointerdown', onWindow, {capture: true, once: true});
  press();
  expect(onWindow).toHaveBeenCalledTimes(1);
  letThrough();
});
