/**
 * When the search box opens, and what it takes to have it there in time. All that first load
 * carries besides the button.
 */
import {type ComponentType, useCallback, useEffect, useLayoutEffect, useRef, useState} from 'react';

import {OPEN_EVENT, type OpenRequest} from './openSearch';
import {useBackend} from './useBackend';

export type ModalProps = {request: OpenRequest; onClose: () => void};
type Modal = ComponentType<ModalProps>;

/** A box that is opened while the one before is being removed is a new one. */
type Opening = OpenRequest & {id: number};

let lastId = 0;
let loading: Promise<Modal> | undefined;

function loadModal(): Promise<Modal> {
  loading ??= import(/* webpackChunkName: "part-search" */ './ui/SearchModal').then(
    ({SearchModal}) => SearchModal,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

export function useSearchModal() {
  const backend = useBackend();
  // What is to be opened, with the keys that were pressed since.
  const wanted = useRef<Opening | null>(null);
  const [wantedId, setWantedId] = useState(0);
  // The same once the click or key has been painted. Not a transition: a key pressed while React
  // renders one in slices would come too late for it, and too early for the field.
  const [opening, setOpening] = useState<Opening | null>(null);
  const [loaded, setLoaded] = useState<{Modal: Modal} | null>(null);
  const [failure, setFailure] = useState<{error: unknown} | null>(null);
  const opener = useRef<Element | null>(null);

  const preload = useCallback(() => {
    loadModal().then(
      (Modal) => setLoaded({Modal}),
      (error: unknown) => setFailure({error}),
    );
    backend().then(
      ({warmUp}) => warmUp(),
      () => undefined,
    );
  }, [backend]);

  const open = useCallback(
    (next: OpenRequest) => {
      opener.current ??= document.activeElement;
      setFailure(null);
      wanted.current = {...next, id: (lastId += 1)};
      setWantedId(lastId);
      afterPaint(() => setOpening(wanted.current));
      preload();
    },
    [preload],
  );

  const close = useCallback(() => {
    wanted.current = null;
    setWantedId(0);
    setFailure(null);
    // The box has hidden itself. Removing it takes longer than the key that closed it may wait.
    afterPaint(() => {
      setOpening(wanted.current);
      if (wanted.current) return;
      const before = opener.current;
      opener.current = null;
      if (before instanceof HTMLElement && before.isConnected) before.focus({preventScroll: true});
    });
  }, []);

  // Keys typed between the request for the box and its first render.
  const isComing = wantedId > 0 && !(opening?.id === wantedId && loaded) && !failure;
  useLayoutEffect(() => {
    if (!isComing) return undefined;
    function keepLetter(event: KeyboardEvent): void {
      const {key, ctrlKey, metaKey, altKey} = event;
      if (ctrlKey || metaKey || altKey || (key.length > 1 && !['Enter', 'Backspace', 'Escape'].includes(key))) return;
      event.preventDefault();
      event.stopPropagation();
      if (key === 'Escape') return close();
      wanted.current = wanted.current && withKey(wanted.current, key);
      setOpening((before) => before && wanted.current);
    }
    window.addEventListener('keydown', keepLetter, true);
    return () => window.removeEventListener('keydown', keepLetter, true);
  }, [isComing, close]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!isShortcut(event)) return;
      event.preventDefault();
      if (!wantedId) open({query: ''});
      else if (event.key !== '/') close();
    }
    const onOpen = (event: Event) => open((event as CustomEvent<OpenRequest>).detail);
    window.addEventListener('keydown', onKeyDown);
    document.addEventListener(OPEN_EVENT, onOpen);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      document.removeEventListener(OPEN_EVENT, onOpen);
    };
  }, [wantedId, open, close]);

  return {opening, Modal: loaded?.Modal, failure: wantedId > 0 && !loaded ? failure : null, open, close, preload};
}

function afterPaint(act: () => void): void {
  window.requestAnimationFrame(() => setTimeout(act));
}

function withKey(request: Opening, key: string): Opening {
  if (key === 'Enter') return {...request, isEntered: true};
  return {...request, query: key === 'Backspace' ? request.query.slice(0, -1) : request.query + key};
}

export function isShortcut({key, ctrlKey, metaKey, altKey, isComposing, target}: KeyboardEvent): boolean {
  if (isComposing) return false;
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') return true;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(target);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(':is(input, textarea, select):not([hidden] *)'));
}
