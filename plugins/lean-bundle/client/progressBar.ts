/**
 * Replaces nprogress: the thin bar at the top while a page is on its way. The stock theme
 * starts it after 200 ms and has its styles.
 */
const ID = 'nprogress';

let timer: number | undefined;

function bar(): HTMLElement | null | undefined {
  return document.getElementById(ID)?.firstElementChild as HTMLElement | null | undefined;
}

function show(share: number): void {
  const line = bar();
  if (line) line.style.transform = `translate3d(${(share - 1) * 100}%, 0, 0)`;
}

function start(): void {
  if (document.getElementById(ID)) return;
  const box = document.createElement('div');
  box.id = ID;
  box.setAttribute('aria-hidden', 'true');
  const line = document.createElement('div');
  line.className = 'bar';
  line.style.transition = 'transform 200ms linear';
  box.append(line);
  document.body.append(box);
  let share = 0.1;
  show(share);
  timer = window.setInterval(() => show((share += (0.95 - share) / 12)), 250);
}

function done(): void {
  window.clearInterval(timer);
  show(1);
  const box = document.getElementById(ID);
  window.setTimeout(() => box?.remove(), 200);
}

export default {configure: () => undefined, start, done};
