/** What a databook is made of, as far as it can change. */
export const databookParts = ['books', 'months', 'accounts', 'adjustments', 'findings'] as const;
export type DatabookPart = (typeof databookParts)[number];

/** `books`: the dataset version. The others are fingerprints. */
export type DatabookBasis = { books: number } & Record<Exclude<DatabookPart, 'books'>, string>;

export function changedParts(one: DatabookBasis, other: DatabookBasis): DatabookPart[] {
  return databookParts.filter((part) => one[part] !== other[part]);
}

export const changedWords: Record<DatabookPart, string> = {
  books: 'the books',
  months: 'the months under review',
  accounts: 'where accounts belong',
  adjustments: 'the adjustments',
  findings: 'the findings or their explanations',
};
