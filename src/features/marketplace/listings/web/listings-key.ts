export const listingsKey = ['listings'] as const;
