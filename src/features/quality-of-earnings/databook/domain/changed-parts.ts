/** What a databook is made of, as far as it can change. */
export const databookParts = ['books', 'months', 'accounts', 'adjustments', 'findings'] as const;
export type DatabookPart = (typeof databookParts)[number];

/**
 * `books`: the dataset version. The others are fingerprints. `evidence`: of what the adjustments point to, which changes
 * without a write; missing in what was made before it was kept.
 */
export type DatabookBasis = { books: number } & Record<Exclude<DatabookPart, 'books'>, string> & {
    evidence?: string | undefined;
  };

export function changedParts(one: DatabookBasis, other: DatabookBasis): DatabookPart[] {
  return databookParts.filter(
    (part) => one[part] !== other[part] || (part === 'adjustments' && hasOtherEvidence(one, other)),
  );
}

const hasOtherEvidence = ({ evidence: one }: DatabookBasis, { evidence: other }: DatabookBasis): boolean =>
  one !== undefined && other !== undefined && one !== other;

export const changedWords: Record<DatabookPart, string> = {
  books: 'the books',
  months: 'the months under review',
  accounts: 'where accounts belong',
  adjustments: 'the adjustments or their evidence',
  findings: 'the findings or their explanations',
};
