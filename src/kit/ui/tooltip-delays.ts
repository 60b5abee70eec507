/** Milliseconds before the first hint, within which the next one comes at once, and to cross over to the hint. */
export const tooltipDelays = { first: 700, skip: 300, gap: 100 } as const;

/** How long a hint waits, in milliseconds, when the last one closed `sinceLast` milliseconds ago. */
export function delayOfHint(sinceLast: number): number {
  return sinceLast < tooltipDelays.skip ? 0 : tooltipDelays.first;
}
