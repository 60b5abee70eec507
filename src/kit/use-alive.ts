import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page is hydrated. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
