import type { KeptEvidence } from '#features/quality-of-earnings/adjusted-earnings/domain/evidence.ts';

/** What a databook is made of, as far as it can change. `names`: what evidence is called, and to whom it is told. */
export const databookParts = ['books', 'months', 'accounts', 'adjustments', 'names', 'findings'] as const;
export type DatabookPart = (typeof databookParts)[number];

/** `books`: the dataset version. The others are fingerprints; those of the evidence change without a write. */
export type DatabookBasis = { books: number } & Record<Exclude<DatabookPart, 'books' | 'names'>, string> &
  KeptEvidence;

export function changedParts(one: DatabookBasis, other: DatabookBasis): DatabookPart[] {
  const evidence = changedEvidence(one, other);
  return databookParts.filter((part) =>
    part === 'names'
      ? evidence === 'names'
      : one[part] !== other[part] || (part === 'adjustments' && evidence === 'adjustments'),
  );
}

/** The part that a change of the evidence is of. What was made before it was kept is not called changed for the lack of it. */
function changedEvidence(one: KeptEvidence, other: KeptEvidence): 'adjustments' | 'names' | null {
  if (one.evidence === undefined || other.evidence === undefined || one.evidence === other.evidence)
    return null;
  return one.support !== undefined && one.support === other.support ? 'names' : 'adjustments';
}

export const changedWords: Record<DatabookPart, string> = {
  books: 'the books',
  months: 'the months under review',
  accounts: 'where accounts belong',
  adjustments: 'the adjustments or their evidence',
  names: 'how the evidence is named',
  findings: 'the findings or their explanations',
};
