/**
 * Stands in for a hook of the stock theme: the bar goes away while the reader scrolls down and comes back when they scroll up. The stock one asks for the scroll
 * position whenever the bar is rendered, and after a click on a link the browser had to lay out the new page, before its time, to answer.
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
  /** A jump to a place in the page is no scrolling down or up. */
  const isJump = useRef(false);

  useEffect(() => {
    if (!hideOnScroll) return undefined;
    // A page that came to life while it was being scrolled.
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
