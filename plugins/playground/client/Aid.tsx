import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';

import {PartFailure} from '../../shared/browser/lazyPart';
import {stateInHash} from '../model/linkState';
import type {AidName} from '../types';

export type AidProps = {start: string | undefined};
type AidModule = {default: ComponentType<AidProps>};

const AIDS: Record<AidName, () => Promise<AidModule>> = {
  rollout: () => import(/* webpackChunkName: "part-widget-rollout" */ './aids/Rollout'),
  segment: () => import(/* webpackChunkName: "part-widget-segment" */ './aids/Segment'),
  ladder: () => import(/* webpackChunkName: "part-widget-ladder" */ './aids/Ladder'),
  usage: () => import(/* webpackChunkName: "part-widget-usage" */ './aids/Usage'),
  permissions: () => import(/* webpackChunkName: "part-widget-permissions" */ './aids/Permissions'),
  signature: () => import(/* webpackChunkName: "part-widget-signature" */ './aids/Signature'),
  'edge-proxy': () => import(/* webpackChunkName: "part-widget-edge-proxy" */ './aids/EdgeProxy'),
  topology: () => import(/* webpackChunkName: "part-widget-topology" */ './aids/Topology'),
};

type Props = {name: AidName; start?: string; children: ReactNode};

/**
 * A worked example until the reader comes near it; then the part they can change. If that cannot be
 * loaded, the example stays, with a notice under it.
 */
export function Aid({name, start, children}: Props): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState<ComponentType<AidProps>>();
  const [failure, setFailure] = useState<{error: unknown; retry: () => void}>();

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const isLinked = () => stateInHash(window.location.hash, name) !== undefined;
    let begun = false;
    let gone = false;
    const load = async () => {
      const module = await AIDS[name]();
      if (gone) return;
      const hadFocus = element.contains(document.activeElement);
      keepPlace(element, () => flushSync(() => setPart(() => module.default)));
      if (hadFocus) element.focus();
      if (isLinked()) requestAnimationFrame(() => element.scrollIntoView());
    };
    const begin = () => {
      if (begun) return;
      begun = true;
      const attempt = () => {
        setFailure(undefined);
        load().catch((error: unknown) => !gone && setFailure({error, retry: attempt}));
      };
      attempt();
    };
    const beginWhenLinked = () => isLinked() && begin();
    const observer = new IntersectionObserver((entries) => entries.some(({isIntersecting}) => isIntersecting) && begin(), {
      rootMargin: '300px 0px',
    });
    observer.observe(element);
    beginWhenLinked();
    element.addEventListener('focusin', begin);
    window.addEventListener('hashchange', beginWhenLinked);
    return () => {
      gone = true;
      observer.disconnect();
      element.removeEventListener('focusin', begin);
      window.removeEventListener('hashchange', beginWhenLinked);
    };
  }, [name]);

  return (
    <div ref={host} data-aid={name} tabIndex={-1}>
      {Part ? (
        <ErrorBoundary fallback={() => <>{children}</>}>
          <Part start={start} />
        </ErrorBoundary>
      ) : (
        <>
          {children}
          {failure && <PartFailure what="The widget" error={failure.error} onRetry={failure.retry} />}
        </>
      )}
    </div>
  );
}

/** What the reader is looking at stays where it is when something above it changes its height. */
function keepPlace(element: HTMLElement, change: () => void): void {
  const root = document.documentElement;
  const before = element.getBoundingClientRect();
  // Browsers that do the same would do it twice.
  root.style.overflowAnchor = 'none';
  change();
  if (before.top < 0) window.scrollBy({top: element.getBoundingClientRect().height - before.height, behavior: 'instant'});
  requestAnimationFrame(() => root.style.removeProperty('overflow-anchor'));
}
