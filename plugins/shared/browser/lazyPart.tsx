import {type ComponentType, type ReactNode, useEffect, useRef, useState} from 'react';

import {createPartFailure} from './partFailure';

type Lazy<Props> = ComponentType<Props & {waiting?: Waiting}> & {
  /** Fetches the part ahead of its use; a failure is left to the use. */
  preload: () => void;
};
/** What is shown until the part is there, and beside the notice that it could not be loaded. */
type Waiting = (hasFailed: boolean) => ReactNode;
type State<Part> = {Part: Part} | {error: unknown; hadFocus: boolean} | undefined;

const Loading: Waiting = (hasFailed) => (hasFailed ? null : <p role="status">Loading…</p>);

/**
 * A component that is fetched when it is first shown. Unlike React.lazy, it does not take the page
 * down when that fails: its place has a notice with Retry, which fetches again.
 */
export function lazyPart<Props extends object>(what: string, load: () => Promise<ComponentType<Props>>): Lazy<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchPart = async () => (loaded ??= await load());

  function LazyPart({waiting = Loading, ...props}: Props & {waiting?: Waiting}): ReactNode {
    const [state, setState] = useState<State<ComponentType<Props>>>(() => loaded && {Part: loaded});
    useEffect(() => {
      if (state) return undefined;
      let isShown = true;
      fetchPart().then(
        (Part) => isShown && setState({Part}),
        (error: unknown) => isShown && setState({error, hadFocus: document.activeElement !== document.body}),
      );
      return () => {
        isShown = false;
      };
    }, [state]);
    if (state && 'Part' in state) return <state.Part {...(props as unknown as Props)} />;
    return (
      <>
        {waiting(state !== undefined)}
        {state && <PartFailure what={what} keepsFocus={state.hadFocus} error={state.error} onRetry={() => setState(undefined)} />}
      </>
    );
  }
  return Object.assign(LazyPart, {preload: () => void fetchPart().catch(() => undefined)});
}

type FailureProps = {what: string; error: unknown; onRetry: () => void; message?: string; keepsFocus?: boolean};

/** The notice of parts that are not React's, in React. */
export function PartFailure({what, error, onRetry, message, keepsFocus = false}: FailureProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const notice = createPartFailure(what, error, onRetry, message);
    place.current?.replaceChildren(notice);
    // What had the focus may have gone; without it, Escape and Tab would start from the page.
    if (keepsFocus && document.activeElement === document.body) notice.querySelector('button')?.focus();
    // Not `onRetry`, which is another function with each rendering and does the same.
  }, [what, error]);
  return <div ref={place} />;
}
