/** Extra facts that go with a refusal: what was wrong with which field, or what would be allowed instead. */
export type RefusalDetails = {
  fields?: Record<string, string[]>;
  [fact: string]: unknown;
};

/** A rule said no. Carries a code; only `http/problems.ts` knows the words and the status number. */
export class Refused extends Error {
  readonly code: string;
  readonly details: RefusalDetails;
  constructor(code: string, details: RefusalDetails = {}) {
    super(code);
    this.name = 'Refused';
    this.code = code;
    this.details = details;
  }
}
