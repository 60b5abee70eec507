/**
 * Milliseconds: before the first tooltip; after closing, while the next opens immediately; to move the pointer onto it.
 */
export const tooltipDelays = { first: 700, skip: 300, gap: 100 } as const;

/** Delay in milliseconds, if the last tooltip closed `sinceLast` milliseconds ago. */
export function delayOfHint(sinceLast: number): number {
  return sinceLast < tooltipDelays.skip ? 0 : tooltipDelays.first;
}
