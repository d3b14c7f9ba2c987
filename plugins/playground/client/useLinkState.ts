import {useCallback, useEffect, useState} from 'react';

import {decodeState, encodeState, hashWithState, stateInHash} from '../model/linkState';
import {UnreadableError} from '../model/read';
import type {AidName} from '../types';

const WRITE_AFTER_MS = 250;

type LinkState<T> = {
  state: T;
  change: (part: Partial<T>) => void;
  reset: () => void;
  /** Why the link that brought the reader here could not be used. */
  problem: string | undefined;
};

type Options<T> = {name: AidName; start: string | undefined; read: (value: unknown) => T};

/**
 * The state of an aid: from the URL, or else from what the author wrote; changes go to the
 * URL, without a new entry in the history.
 */
export function useLinkState<T extends object>({name, start, read}: Options<T>): LinkState<T> {
  const [defaults] = useState(() => read(changedBy(start)));
  const [{state, problem}, setBoth] = useState(() => fromAddress(name, start, read, defaults));

  useEffect(() => {
    // A link to another state of the same page changes nothing but the fragment.
    const onHash = () => stateInHash(window.location.hash, name) !== undefined && setBoth(fromAddress(name, start, read, defaults));
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [name, start, read, defaults]);

  useEffect(() => {
    const timer = window.setTimeout(() => {
      const {pathname, search, hash} = window.location;
      const encoded = encodeState(state, defaults);
      // A fragment that names a heading stays until there is something to write.
      if (!encoded && stateInHash(hash, name) === undefined) return;
      const wanted = hashWithState(hash, name, encoded);
      if (wanted !== hash) window.history.replaceState(window.history.state, '', pathname + search + wanted);
    }, WRITE_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [state, defaults, name]);

  const change = useCallback((part: Partial<T>) => setBoth((current) => ({...current, state: {...current.state, ...part}})), []);
  const reset = useCallback(() => setBoth({state: defaults, problem: undefined}), [defaults]);
  return {state, change, reset, problem};
}

function changedBy(start: string | undefined): object {
  return start ? (JSON.parse(start) as object) : {};
}

function fromAddress<T>(
  name: AidName,
  start: string | undefined,
  read: (value: unknown) => T,
  defaults: T,
): {state: T; problem: string | undefined} {
  const text = stateInHash(window.location.hash, name);
  if (!text) return {state: defaults, problem: undefined};
  try {
    const value = decodeState(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new UnreadableError('it holds no settings');
    return {state: read({...changedBy(start), ...value}), problem: undefined};
  } catch (error) {
    const reason = error instanceof UnreadableError ? error.message : 'it cannot be read';
    return {state: defaults, problem: `The link to this aid cannot be used: ${reason}. You see the standard example instead.`};
  }
}
