import {screen, waitFor} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {FAILURE_EVENT} from '../../navigation/client/showFailure';
import {startApplication} from '../client/startApplication';

const release = vi.fn();

beforeEach(() => {
  document.documentElement.setAttribute('data-needs-app', 'no results can be shown.');
  document.head.innerHTML = '<meta name="app-script" content="/assets/js/main.js">';
});
afterEach(() => {
  // What the applications hold back belongs to the window, which all files share.
  document.dispatchEvent(new Event(FAILURE_EVENT));
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-needs-app');
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

/** Starts, and returns the script that is being fetched. */
async function start(): Promise<HTMLScriptElement> {
  startApplication(() => ({release}));
  return waitFor(() => {
    const script = document.querySelector('script');
    if (!script) throw new Error('no script yet');
    return script;
  });
}

describe('an application that does not start', () => {
  it.each(["Uncaught SyntaxError: Unexpected token '<'", 'Uncaught SyntaxError: Unexpected end of input'])(
    'is reported when its script arrives with status 200 and %s',
    async (message) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const script = await start();
      window.dispatchEvent(new ErrorEvent('error', {filename: script.src, message}));
      script.dispatchEvent(new Event('load'));
      expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded, so no results can be shown.');
      expect(logged).toHaveBeenCalledWith(expect.objectContaining({message}));
      expect(screen.getByRole('button', {name: 'Retry'})).toBeTruthy();
    },
  );

  it('is reported when its script is empty', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const script = await start();
    script.dispatchEvent(new Event('load'));
    expect(await screen.findByRole('alert')).toBeTruthy();
  });

  it('is not reported for an error of another script', async () => {
    const script = await start();
    vi.stubGlobal('docusaurus', {});
    window.dispatchEvent(new ErrorEvent('error', {filename: 'https://elsewhere.test/x.js', message: 'x'}));
    script.dispatchEvent(new Event('load'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
