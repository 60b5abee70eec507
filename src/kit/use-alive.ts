import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page's script has taken over. False in HTML from the server, until React has it. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
