export const closingReasons = ['sold', 'withdrawn', 'other'] as const;
export type ClosingReason = (typeof closingReasons)[number];
