export const proofSides = ['receipts', 'disbursements'] as const;
export type ProofSideName = (typeof proofSides)[number];

/** Why the bank and the books may differ. */
export const explanationCauses = [
  'timing',
  'not-in-books',
  'not-at-bank',
  'wrong-month',
  'other-account',
  'other',
] as const;
export type ExplanationCause = (typeof explanationCauses)[number];
