/**
 * The stock theme/Navbar/MobileSidebar, the menu of narrow windows, with Escape to close it. The
 * focus goes back to the button that opened it.
 */
import {useEffect, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarMobileSidebar from '@theme-original/Navbar/MobileSidebar';

export default function ClosableMobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) return undefined;
    const onKey = ({key}: KeyboardEvent) => {
      if (key !== 'Escape') return;
      toggle();
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [shown, toggle]);
  return <NavbarMobileSidebar />;
}
