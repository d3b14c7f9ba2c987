import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import {deferEvents} from '../client/deferEvents';

const root = document.documentElement;
let container: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div id="container"><button>x</button></div>';
  container = document.getElementById('container')!;
  root.dataset.hasHydrated = 'false';
});

afterEach(() => delete root.dataset.hasHydrated);

const press = () => container.querySelector('button')!.dispatchEvent(new Event('pointerdown', {bubbles: true}));

it('keeps events from what listens in the container until the page is hydrated', () => {
  const onPress = vi.fn();
  deferEvents(container);
  container.addEventListener('pointerdown', onPress, true);
  press();
  expect(onPress).not.toHaveBeenCalled();
  root.dataset.hasHydrated = 'true';
  press();
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('keeps them from nobody else', () => {
  const onPress = vi.fn();
  deferEvents(container);
  document.addEventListener('pointerdown', onPress);
  press();
  expect(onPress).toHaveBeenCalledTimes(1);
  document.removeEventListener('pointerdown', onPress);
});

it('passes options on', () => {
  const phases: number[] = [];
  deferEvents(container);
  root.dataset.hasHydrated = 'true';
  container.addEventListener('pointerdown', ({eventPhase}) => phases.push(eventPhase), {capture: true, once: true});
  container.addEventListener('pointerdown', ({eventPhase}) => phases.push(eventPhase));
  press();
  press();
  expect(phases).toEqual([Event.CAPTURING_PHASE, Event.BUBBLING_PHASE, Event.BUBBLING_PHASE]);
});
