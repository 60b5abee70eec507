/** `block`: the text cannot be published. `warn`: its owner must acknowledge it. */
export const leakSeverities = ['block', 'warn'] as const;
export type LeakSeverity = (typeof leakSeverities)[number];
