/**
 * The stock bar hides itself before hydration when an earlier bar was dismissed, and a new id
 * clears the dismissal only for the next visit. This shows a new bar at once.
 */
import {useEffect, type ReactNode} from 'react';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme-original/AnnouncementBar';

export default function AnnouncementBarWrapper(): ReactNode {
  const {isActive} = useAnnouncementBar();
  useEffect(() => {
    if (isActive) document.documentElement.removeAttribute('data-announcement-bar-initially-dismissed');
  }, [isActive]);
  return <AnnouncementBar />;
}
