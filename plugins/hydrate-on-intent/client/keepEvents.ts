/**
 * What a reader does before the application runs is kept and done once it does. Kept events reach
 * nobody else in the meantime: React would otherwise answer those that come while it hydrates, and
 * the replay would be the second time. Links, forms and disclosures work by themselves and are left
 * alone, except links to the chat: they are followed only when there is no application to open it.
 */
const CONTROL = '.open-chat, button, [role=button], [role=tab], a[href="#"]';
const SEARCH_BUTTON = '[aria-keyshortcuts*="Control+K"]';
const TAB_KEYS = ['ArrowRight', 'ArrowLeft', 'Home', 'End'];

type Replay = () => unknown;

export type EventBuffer = {
  /**
   * No more events are kept; with `replay` those that were are now done, each once and in order.
   * Without, links to the chat are followed as links.
   */
  release: (replay: boolean) => void;
};

export function keepEvents(): EventBuffer {
  const kept: Replay[] = [];
  const links: Replay[] = [];
  /** Letters typed after search was asked for, until there is a box to hold them. */
  let query: string | undefined;

  const hold = (event: Event, replay: Replay) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.push(replay);
    document.documentElement.dataset.waiting = '';
  };

  /** The box opens once, however often it was requested, with the text typed in the meantime. */
  const openSearch = (open: Replay): Replay => {
    if (query !== undefined) return () => {};
    query = '';
    return () => {
      stopKeys();
      // The box listens for this event (plugins/search/client/openSearch.ts).
      return query ? document.dispatchEvent(new CustomEvent('site:open-search', {detail: {query}})) : open();
    };
  };

  const onClick = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROL) : null;
    if (!control || control.closest('[role=alert]') || worksByItself(control)) return;
    const click = () => control.click();
    if (control.matches('.open-chat')) links.push(click);
    hold(event, control.matches(SEARCH_BUTTON) ? openSearch(click) : click);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const {key, ctrlKey, metaKey, altKey} = event;
    const isPlain = !(ctrlKey || metaKey || altKey);
    const opensSearch = isPlain
      ? key === '/' && !target.matches('input, textarea, select, [contenteditable]')
      : !altKey && key.toLowerCase() === 'k';
    // An event has every field that describes one.
    const again = () => target.dispatchEvent(new KeyboardEvent('keydown', event));
    if (query !== undefined && isPlain && key.length === 1) {
      query += key;
      hold(event, () => {});
    } else if (opensSearch) hold(event, openSearch(again));
    else if (TAB_KEYS.includes(key) && target.matches('[role=tab]')) hold(event, again);
  };

  const stopKeys = () => {
    window.removeEventListener('keydown', onKeyDown, true);
    delete document.documentElement.dataset.waiting;
  };

  window.addEventListener('click', onClick, true);
  window.addEventListener('keydown', onKeyDown, true);

  return {
    release(replay) {
      window.removeEventListener('click', onClick, true);
      // Letters for the box are kept until it is opened, a task or more from now.
      if (query === undefined || !replay) stopKeys();
      tellHover();
      // A task each, as many milliseconds from now as its index: the second click on a switch has
      // to see what the first one did.
      (replay ? kept : links).splice(0).forEach(setTimeout);
    },
  };
}

/**
 * The pointer may already rest on a link or the search button; they prepare
 * themselves when they hear of it.
 */
function tellHover(): void {
  const hovered = [...document.querySelectorAll(':hover')].pop();
  for (const type of ['pointerover', 'mouseover']) hovered?.dispatchEvent(new PointerEvent(type, {bubbles: true}));
}

/** Buttons that submit or reset their form. */
function worksByItself(control: HTMLElement): boolean {
  const {form, type} = control as HTMLButtonElement;
  return Boolean(form) && type !== 'button';
}
