import type { StateSlug } from '#features/marketplace/listings/domain/places.ts';

/** One numbered clause. `id` is what other clauses refer to as `{{clause:id}}`; `notIn` switches it off by state. */
export type Clause = { id: string; text: string; notIn?: readonly StateSlug[] };
export type Part = { heading: string; clauses: readonly Clause[] };

/** The figures and the law that the text names; they also drive the rules in `in-force.ts`. */
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
  /** Earlier versions with the same duties in other words: what was signed of them still opens access. */
  alsoInForce?: readonly number[];
  title: string;
  terms: Terms;
  parts: readonly Part[];
  /** For the operator and counsel; not part of what is signed. */
  counselNotes: readonly string[];
};

/** What the agreements of a listing are made from now: a text with variables, or a file of the owner's own as it is. */
export type Agreement = {
  id: string;
  version: number;
  sha256: string;
  termYears: number;
  governingLaw: string;
  made: { from: 'text'; template: NdaTemplate } | { from: 'file'; title: string; pdfId: string };
};
