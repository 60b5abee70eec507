/** Extra facts that go with a refusal: what was wrong with which field, or what would be allowed instead. */
export type RefusalDetails = {
  fields?: Record<string, string[]>;
  [fact: string]: unknown;
};

/**
 * Every code that a refusal can carry. Each table of problems adds its own by declaration merging, so that a code
 * without words does not compile: `interface RefusalCodes extends CodesOf<typeof listingProblems> {}`.
 * @public
 */
export interface RefusalCodes extends Record<'invalid-transition' | 'not-your-move', true> {}
export type RefusalCode = keyof RefusalCodes;
export type CodesOf<Table> = { -readonly [Code in keyof Table]: true };

/** A rule said no. Carries a code; only `http/problems.ts` knows the words and the status number. */
export class Refused extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails;
  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code);
    this.name = 'Refused';
    this.code = code;
    this.details = details;
  }
}
