import type { TemplateKind } from './nda-kind.ts';

export const templateVariables = {
  buyerName: 'Ada Lovelace',
  buyerEmail: 'ada@buyer.example',
  listingReference: '00000000-0000-4000-8000-000000000000',
  platformName: 'the platform',
  issuedOn: 'March 1, 2026',
  termYears: '3',
  noContactMonths: '24',
  nonSolicitMonths: '24',
  nonCircumventionMonths: '24',
  governingLaw: 'the State of Utah',
  venue: 'Salt Lake County, Utah',
} as const;
export type TemplateVariable = keyof typeof templateVariables;

/** Required to identify the parties and the subject. A master has no listing. */
export const neededVariables = {
  listing: ['buyerName', 'listingReference'],
  master: ['buyerName'],
} as const satisfies Record<TemplateKind, readonly TemplateVariable[]>;

export const clausePrefix = 'clause:';

/** The names in double braces, in order, trimmed. */
export function variablesIn(text: string): string[] {
  return [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name.trim());
}

/** Whether templates of this kind may use the variable. */
export function isVariable(name: string, kind: TemplateKind): name is TemplateVariable {
  return Object.hasOwn(templateVariables, name) && !(kind === 'master' && name === 'listingReference');
}
