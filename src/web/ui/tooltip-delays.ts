/** Milliseconds before the first hint, and within which the next one comes at once. */
export const tooltipDelays = { first: 700, skip: 300 } as const;
