/**
 * Finds Chrome or Chromium, and Firefox; installs Debian's package when that is possible, or names
 * the command that installs it.
 */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** The shell is the same browser without a window, and runs the tests in about half the time. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Nothing of the browser's own goes to the network while a test or a measurement runs. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/**
 * `windowed`: the program with a window first. The shell draws a few pixels differently, so
 * pictures that are compared by their bytes use the other.
 */
type Choice = {windowed?: boolean};

export function findBrowser({windowed = false}: Choice = {}): string | undefined {
  const named = process.env['CHROME_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH is ${named}, but there is no such file. Correct or unset it.`);
    return named;
  }
  const places = windowed ? [...PLACES.slice(1), ...PLACES.slice(0, 1)] : PLACES;
  return places.find((place) => existsSync(place));
}

export function findOrInstallBrowser(choice: Choice = {}): string {
  const found = findBrowser(choice) ?? installWithApt(PACKAGES, findBrowser);
  if (found) return found;
  throw new Error(
    'No Chrome or Chromium was found, and it could not be installed from here. Install one (Debian: sudo apt-get install chromium) or set CHROME_PATH to its program.',
  );
}

const FIREFOX_PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** For tests/support/firefox.mjs, which says what to do if there is none. */
export function findFirefox(): string | undefined {
  return process.env['FIREFOX_PATH'] ?? FIREFOX_PLACES.find((place) => existsSync(place));
}

export function findOrInstallFirefox(): string | undefined {
  return findFirefox() ?? installWithApt(['firefox-esr'], findFirefox);
}

function installWithApt(packages: string[], find: () => string | undefined): string | undefined {
  const apt = (...args: string[]) => spawnSync('apt-get', args, {stdio: 'ignore'}).status === 0;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !apt('--version')) return undefined;
  console.log(`No browser found: installing Debian’s ${packages.at(-1)}…`);
  const install = () => packages.some((name) => apt('install', '-y', '-qq', '--no-install-recommends', name));
  if (!install()) {
    apt('update', '-qq');
    install();
  }
  return find();
}
