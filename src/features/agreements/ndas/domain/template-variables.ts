import type { TemplateKind } from './nda-kind.ts';

/** What a template may name in double braces, and what stands there in a preview. */
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

/** Without these an agreement would not say between whom it is, and about what. A master is about no one listing. */
export const neededVariables = {
  listing: ['buyerName', 'listingReference'],
  master: ['buyerName'],
} as const satisfies Record<TemplateKind, readonly TemplateVariable[]>;

export const clausePrefix = 'clause:';

/** The names in double braces, in order, as they stand there without blanks at their ends. */
export function variablesIn(text: string): string[] {
  return [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name.trim());
}

/** Whether a text of this kind may name it. */
export function isVariable(name: string, kind: TemplateKind): name is TemplateVariable {
  return Object.hasOwn(templateVariables, name) && !(kind === 'master' && name === 'listingReference');
}
