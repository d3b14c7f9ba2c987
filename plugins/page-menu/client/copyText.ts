import {copyBySelection} from '../../shared/browser/clipboard';

/**
 * Puts text on the clipboard, also where the text has to be fetched first and where the page is not
 * in a secure context. Never rejects.
 */
export async function copyText(text: Promise<string>): Promise<boolean> {
  try {
    if ('ClipboardItem' in window && navigator.clipboard?.write) {
      const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
      await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
      return true;
    }
    await navigator.clipboard.writeText(await text);
    return true;
  } catch {
    return text.then(copyBySelection, () => false);
  }
}
