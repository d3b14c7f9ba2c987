export const BINDING_DELAY_MS = 1000;

/** The attribute with the message to start with. */
const PREFILL = 'data-prefill';

/** Makes every `.open-chat` element open the chat; without scripts it stays the link that it is. Returns a function that undoes it. */
export function bindChatLinks(root: ParentNode, open: (prefill: string) => void): () => void {
  const elements = [...root.querySelectorAll<HTMLElement>('.open-chat')];
  function onClick(event: Event): void {
    event.preventDefault();
    open((event.currentTarget as HTMLElement).getAttribute(PREFILL) ?? '');
  }
  for (const element of elements) element.addEventListener('click', onClick);
  return () => {
    for (const element of elements) element.removeEventListener('click', onClick);
  };
}
