/** `block`: the text cannot be published. `warn`: its owner has to look and say that it may stay. */
export const leakSeverities = ['block', 'warn'] as const;
export type LeakSeverity = (typeof leakSeverities)[number];
