/** The root of every key of this feature: a moved listing makes all of them old. */
export const listingsKey = ['listings'] as const;
