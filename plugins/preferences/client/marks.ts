/** What a mark of plugins/code-blocks shows: an API's origin, or an environment key. */
export type Marks = Partial<Record<'sdk' | 'admin' | 'key', string>>;

export function writeMarks(values: Marks): void {
  for (const mark of document.querySelectorAll<HTMLElement>('[data-setup]')) {
    const value = values[mark.dataset.setup as keyof Marks];
    if (value && mark.textContent !== value) mark.textContent = value;
  }
}
