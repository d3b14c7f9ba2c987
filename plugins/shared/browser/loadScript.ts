import {createElement} from './createElement';

/** Adds a script of another site. */
export function loadScript(src: string, attributes: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = createElement('script', {src, async: '', ...attributes});
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${src} could not be loaded`)));
    document.head.append(script);
  });
}
