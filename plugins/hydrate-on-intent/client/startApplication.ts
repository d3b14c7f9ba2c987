/**
 * When the application is fetched and run. Fetched: after the page has loaded, at low priority.
 * Run: at the first interaction, or when the browser has been idle for a while. With data saving,
 * both wait for an interaction.
 */
import {FAILURE_EVENT, showFailure} from '../../navigation/client/showFailure';
import {savesData} from '../../shared/browser/savesData';
import type {EventBuffer} from './keepEvents';
import {keepTarget} from './keepTarget';
import {withholdEvents} from './withholdEvents';

const INTERACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];
const IDLE_MS = 3000;
/** If hydration has not finished by then, it has failed; events are no longer held back. */
const PATIENCE_MS = 20_000;

export function startApplication(keepEvents: () => EventBuffer): void {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const type of INTERACTIONS) window.removeEventListener(type, onInteraction, true);
    whenParsed(() => void run(buffer));
  };
  const onInteraction = (event: Event) => {
    // The browser's own feedback (a focus ring, a fold, a pressed button) comes first.
    if (!isMadeByPage(event)) afterPaint(start);
  };
  // On the window, browsers take wheel and touch listeners as passive.
  for (const type of INTERACTIONS) window.addEventListener(type, onInteraction, true);
  // After the listeners above: a buffered event reaches no later listener, and "/" is
  // often the first interaction.
  const buffer = keepEvents();
  whenLoaded(() => void keepTarget(() => started));

  if (isNeededAtOnce()) start();
  else if (!savesData()) {
    whenLoaded(() => {
      afterPaint(() => preload('low'));
      setTimeout(() => whenIdle(start), IDLE_MS);
    });
  }
}

/**
 * Opening a page at its #target scrolls it, and browsers report a resting pointer
 * when the page moves under it.
 */
function isMadeByPage(event: Event): boolean {
  const {type, movementX, movementY} = event as PointerEvent;
  if (type === 'scroll') return document.readyState !== 'complete';
  return type === 'pointermove' && !movementX && !movementY;
}

/**
 * The search page and the not-found page need the application; so does a URL with the
 * state of an aid after the #, or with a filter.
 */
function isNeededAtOnce(): boolean {
  return Boolean(document.documentElement.dataset.needsApp) || /[?&]filter=|#.*=/.test(window.location.href);
}

function whenParsed(then: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', then);
  else then();
}

/** The task after the event: its own handlers count as loading. */
function whenLoaded(then: () => void): void {
  window.addEventListener('load', () => setTimeout(then));
}

/**
 * A small page can have loaded before its first paint, which must not wait. A page in the
 * background waits until it is seen.
 */
function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}

function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, {timeout: IDLE_MS});
  else setTimeout(then);
}

function named(selector: string): string[] {
  return [...document.querySelectorAll<HTMLMetaElement>(selector)].map(({content}) => content);
}

/** The application, and what it will ask for to show this page (`app-chunk`). */
function preload(priority: 'low' | 'high'): void {
  for (const href of named('[name^=app-]')) {
    if (document.querySelector(`[rel=preload][href="${href}"]`)) continue;
    const link = document.createElement('link');
    Object.assign(link, {rel: 'preload', as: 'script', fetchPriority: priority, href});
    document.head.append(link);
  }
}

async function run(buffer: EventBuffer): Promise<void> {
  releaseWhenHydrated(buffer);
  preload('high');
  try {
    for (const src of named('[name=app-script]')) await execute(src);
    // An empty script raises no error. Docusaurus' client entry sets this when it runs.
    if (!('docusaurus' in window)) throw new Error('The application is empty');
  } catch (error) {
    console.error(error);
    // Says so to releaseWhenHydrated too.
    showFailure();
  }
}

function execute(src: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    // A script that arrives as HTML, or cut short, is reported as loaded; its error comes first.
    window.addEventListener('error', ({filename, message}) => filename === script.src && reject(new Error(message)));
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${src} is missing`));
    document.head.append(script);
  });
}

function releaseWhenHydrated(buffer: EventBuffer): void {
  const root = document.documentElement;
  const letThrough = withholdEvents();
  let released = false;
  const release = (replay: boolean) => {
    if (released) return;
    released = true;
    observer.disconnect();
    letThrough();
    buffer.release(replay);
  };
  // One task later: effects that listen for keys run after the attribute is set.
  const observer = new MutationObserver(() => root.dataset.hasHydrated === 'true' && setTimeout(() => release(true)));
  observer.observe(root, {attributeFilter: ['data-has-hydrated']});
  // A script of the page itself did not arrive (plugins/navigation/client/chunkFailure.ts).
  document.addEventListener(FAILURE_EVENT, () => release(false));
  setTimeout(() => release(false), PATIENCE_MS);
}
