/**
 * Replaces a hook of the stock theme: hides the navbar on scrolling down, shows it on scrolling
 * up. The stock hook reads the scroll position on every render, which forced a layout of the new
 * page right after a click.
 */
import {useEffect, useRef, useState, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import {useScrollController} from '@docusaurus/theme-common/internal';

type Navbar = {navbarRef: RefObject<HTMLElement | null>; isNavbarVisible: boolean};

export function useHideableNavbar(hideOnScroll: boolean): Navbar {
  const [isNavbarVisible, setIsNavbarVisible] = useState(true);
  const navbarRef = useRef<HTMLElement>(null);
  const {scrollEventsEnabledRef} = useScrollController();
  const location = useLocation();
  const firstLocation = useRef(location);
  /** Anchor jumps do not count as scrolling. */
  const isJump = useRef(false);

  useEffect(() => {
    if (!hideOnScroll) return undefined;
    // The page was hydrated while it was being scrolled.
    let last = window.scrollY;
    const onScroll = () => {
      if (!scrollEventsEnabledRef.current) return;
      const top = window.scrollY;
      const height = navbarRef.current?.offsetHeight ?? 0;
      // Some browsers scroll beyond the end of the page and back again.
      const isInside = top + window.innerHeight < document.documentElement.scrollHeight - height;
      if (top < height) setIsNavbarVisible(true);
      else if (isJump.current) isJump.current = false;
      else if (top > last) setIsNavbarVisible(false);
      else if (top < last && isInside) setIsNavbarVisible(true);
      last = top;
    };
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => window.removeEventListener('scroll', onScroll);
  }, [hideOnScroll, scrollEventsEnabledRef]);

  useEffect(() => {
    if (!hideOnScroll || location === firstLocation.current) return;
    isJump.current = document.getElementById(location.hash.slice(1)) !== null;
    setIsNavbarVisible(!isJump.current);
  }, [hideOnScroll, location]);

  return {navbarRef, isNavbarVisible};
}
