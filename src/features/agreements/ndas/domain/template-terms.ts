/** Bounds for admins, in years and months. 1 to 5 years is usual; no term is unlimited. */
export const termBounds = {
  termYears: { least: 1, most: 10 },
  noContactMonths: { least: 1, most: 60 },
  nonSolicitMonths: { least: 1, most: 60 },
  nonCircumventionMonths: { least: 1, most: 60 },
} as const;

export const templateStates = ['draft', 'active', 'retired'] as const;

export const builtInName = 'Standard agreement';

export const ownPdfName = 'Your own PDF';
