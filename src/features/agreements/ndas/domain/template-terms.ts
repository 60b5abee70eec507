/** What an admin may set, in years and months. A term of 1 to 5 years is usual; nothing binds for ever. */
export const termBounds = {
  termYears: { least: 1, most: 10 },
  noContactMonths: { least: 1, most: 60 },
  nonSolicitMonths: { least: 1, most: 60 },
  nonCircumventionMonths: { least: 1, most: 60 },
} as const;

export const templateStates = ['draft', 'active', 'retired'] as const;

/** The name under which the built-in text stands beside the admins' own. */
export const builtInName = 'Standard agreement';

/** Under which an owner's own file stands beside the texts. */
export const ownPdfName = 'Your own PDF';
