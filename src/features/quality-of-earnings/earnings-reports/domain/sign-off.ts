import type { ReportChapter } from '#features/valuation/check-reports/domain/report.ts';
import { counted } from '#kernel/counts.ts';
import { dayOf, longDay } from '#kernel/days.ts';
import { type ReportPart, reportPartWords } from './report-basis.ts';

/** Everything about the reviewer is as they state it. `comments`: resolved when they signed. */
export type SignOff = {
  id: string;
  name: string;
  credential: string;
  firm: string;
  licenseState: string;
  licenseNumber: string;
  comments: number;
  signedAt: Date;
};

type Signing = {
  /** Whether the report is final. */
  final: boolean;
  /** Whether it is the newest of its stage. */
  newest: boolean;
  /** Whether this reviewer signed it off. */
  signedOff: boolean;
  /** Comments of all reviewers on reports of the stage that are not resolved. */
  open: number;
};
export type SigningRefusal =
  | 'report-signed-off'
  | 'report-not-newest'
  | 'report-not-final'
  | 'report-comments-open';

/** Why a reviewer cannot sign off a report (product policy); `null` if they can. */
export function signingRefusal({ final, newest, signedOff, open }: Signing): SigningRefusal | null {
  if (signedOff) return 'report-signed-off';
  if (!newest) return 'report-not-newest';
  if (!final) return 'report-not-final';
  return open > 0 ? 'report-comments-open' : null;
}

/** The most that a report names. */
export const mostSignOffs = 20;

/** What a reading is: no assurance may be worded into it (docs/rules/quality-of-earnings.md). */
export const readingWords =
  'The reviewer read this report and agreed to be named. It was an agreed reading, not an audit, review, compilation or other attest engagement, and it gives no assurance.';

/** `Reviewed by Jane Roe, CPA, on March 4, 2026`. */
export function reviewedBy({
  name,
  credential,
  signedAt,
}: Pick<SignOff, 'name' | 'credential' | 'signedAt'>): string {
  return `Reviewed by ${name}, ${credential} as stated by the reviewer, on ${longDay(dayOf(signedAt))}`;
}

type Signed = {
  signOffs: readonly SignOff[];
  dataset: number;
  madeAt: Date;
  changed: readonly ReportPart[];
};

/** What a report says of its sign-offs: who, when, what it was, and whether it still is of the books as they are. */
export function signOffChapter({ signOffs, dataset, madeAt, changed }: Signed): ReportChapter {
  const several = signOffs.length > 1;
  return {
    key: 'reviewer',
    title: several ? 'The reviewers' : 'The reviewer',
    ...{ figures: [], drawings: [], tables: [] },
    text: [
      ...signOffs.flatMap(signerWords),
      several ? readingWords.replace('The reviewer', 'Each reviewer') : readingWords,
      pinnedWords({ dataset, madeAt, changed }),
    ],
  };
}

function signerWords(signOff: SignOff): string[] {
  const { firm, licenseState, licenseNumber, comments } = signOff;
  return [
    `${reviewedBy(signOff)}.`,
    `Firm: ${firm}. License: ${licenseState} ${licenseNumber}. Both as stated by the reviewer; no one verified them.`,
    comments === 0
      ? 'There were no comments.'
      : `${counted(comments, 'comment was', 'comments were')} resolved before the sign-off.`,
  ];
}

/** For which version a sign-off is, and what changed since. */
export function pinnedWords({ dataset, madeAt, changed }: Omit<Signed, 'signOffs'>): string {
  const version = `The sign-off is for version ${dataset} of the books, as of ${longDay(dayOf(madeAt))}.`;
  return changed.length === 0
    ? version
    : `${version} Since then, these changed: ${reportPartWords(changed)}.`;
}
