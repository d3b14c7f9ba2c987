// One module gives the whole application typed hooks.

// region: hooks
import {useFlags, useFlagsmith} from '@flagsmith/flagsmith/react';

export interface AppFlags {
  new_checkout: null;
  banner_text: string;
  page_size: number;
}

export const useAppFlagsmith = () => useFlagsmith<AppFlags, 'plan'>();

export function usePageSize(): number {
  const {page_size} = useFlags<AppFlags>(['page_size']);
  return page_size.value ?? 10; // value is number, and null when the flag is missing
}
// endregion: hooks

// region: names
export function useBanner(): string | null {
  const {banner_text} = useFlags(['banner_text']); // without a type argument the names come from the list
  return banner_text.enabled ? String(banner_text.value) : null;
}
// endregion: names

// region: wrong
export function Wrong() {
  // @ts-expect-error There is no flag with this name.
  const flags = useFlags<AppFlags>(['page_szie']);
  return <p>{Object.keys(flags).length}</p>;
}
// endregion: wrong
