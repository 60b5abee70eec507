import type { StateSlug } from '#features/marketplace/listings/domain/places.ts';

/** `{{clause:id}}` in other clauses refers to `id`; `notIn` omits the clause in some states. */
export type Clause = { id: string; text: string; notIn?: readonly StateSlug[] };
export type Part = { heading: string; clauses: readonly Clause[] };

/** The text names them; `in-force.ts` also computes with them. */
type Terms = {
  termYears: number;
  noContactMonths: number;
  nonSolicitMonths: number;
  nonCircumventionMonths: number;
  governingLaw: string;
  venue: string;
};

export type NdaTemplate = {
  id: string;
  version: number;
  /** Earlier versions with the same duties in other words; agreements signed on them still open access. */
  alsoInForce?: readonly number[];
  title: string;
  terms: Terms;
  parts: readonly Part[];
  /** For the operator and counsel; not part of what is signed. */
  counselNotes: readonly string[];
};

export type Agreement = {
  id: string;
  version: number;
  sha256: string;
  termYears: number;
  governingLaw: string;
  made: { from: 'text'; template: NdaTemplate } | { from: 'file'; title: string; pdfId: string };
};
