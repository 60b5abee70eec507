import { useSyncExternalStore } from 'react';

/** Whether the screen is so now; on the server it is not. Only where two layouts are two trees: else the style says it. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
