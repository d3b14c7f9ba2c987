import {copyBySelection} from '../../shared/browser/clipboard';

/**
 * Copies text, even if it has to be fetched first or the page is not
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
