/** A tap on an `.open-chat` element, for the form of the support page, which may come later. */
const EVENT = 'site:support-form';
let wanted: string | undefined;

export function askForForm(prefill: string): void {
  wanted = prefill;
  document.dispatchEvent(new Event(EVENT));
}

/** Calls `act` with the message of each tap, once. Returns a function that undoes it. */
export function onFormAsked(act: (prefill: string) => void): () => void {
  const take = () => {
    const prefill = wanted;
    wanted = undefined;
    if (prefill !== undefined) act(prefill);
  };
  take();
  document.addEventListener(EVENT, take);
  return () => document.removeEventListener(EVENT, take);
}
