import {savesData} from '../../shared/browser/savesData';

/**
 * Puts a film in the place of its poster. Native controls serve keyboard and screen readers; the
 * film has no sound.
 */
export function play(poster: HTMLAnchorElement): HTMLVideoElement {
  const image = poster.querySelector('img');
  const video = document.createElement('video');
  Object.assign(video, {
    muted: true,
    loop: true,
    playsInline: true,
    controls: true,
    autoplay: true,
    poster: image?.currentSrc ?? '',
    width: Number(image?.getAttribute('width')),
    height: Number(image?.getAttribute('height')),
  });
  video.setAttribute('aria-label', image?.alt ?? '');
  video.style.cssText = 'display:block;max-width:100%;height:auto;border:1px solid var(--site-border);border-radius:var(--site-radius)';
  for (const [type, src] of [
    ['video/webm', poster.dataset['loop'] ?? ''],
    ['video/mp4', poster.href],
  ] as const)
    video.append(Object.assign(document.createElement('source'), {type, src}));
  // Of the same colour mode: the poster of the other one comes back with the switch in the navbar.
  const frame = Object.assign(document.createElement('span'), {className: poster.className});
  frame.append(video);
  if (image) printPoster(frame, video, image);
  const hadFocus = poster === document.activeElement;
  poster.replaceWith(frame);
  if (hadFocus) video.focus();
  return video;
}

/** On paper a film is its poster: a frame out of the middle would show its controls too. */
function printPoster(frame: HTMLElement, video: HTMLVideoElement, image: HTMLImageElement): void {
  const {signal} = page;
  let wasPlaying = false;
  const showPoster = () => {
    wasPlaying = !video.paused;
    frame.replaceChildren(image);
  };
  const showFilm = () => {
    frame.replaceChildren(video);
    if (wasPlaying) void video.play().catch(() => undefined);
  };
  window.addEventListener('beforeprint', showPoster, {signal});
  window.addEventListener('afterprint', showFilm, {signal});
}

/** Ends with the page: what listens for it would keep its films. */
let page = new AbortController();

export function leavePage(): void {
  page.abort();
  page = new AbortController();
  watcher?.disconnect();
}

let watcher: IntersectionObserver | undefined;

/**
 * Films of the page play while they are in view, unless the reader asked for less motion or less
 * data, or has paused them.
 */
export function playInView(): void {
  watcher?.disconnect();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || savesData()) return;
  const leftWhilePlaying = new WeakSet<Element>();
  const current = new IntersectionObserver(
    (entries) => {
      for (const {target, isIntersecting} of entries) {
        if (target instanceof HTMLVideoElement) {
          if (!isIntersecting && !target.paused) {
            leftWhilePlaying.add(target);
            target.pause();
          } else if (isIntersecting && leftWhilePlaying.delete(target)) void target.play().catch(() => undefined);
        } else if (isIntersecting) {
          current.unobserve(target);
          current.observe(play(target as HTMLAnchorElement));
        }
      }
    },
    {threshold: 0.6},
  );
  // Films that play already, after a link within the page.
  for (const each of document.querySelectorAll('a[data-loop], .picture video')) current.observe(each);
  watcher = current;
}
