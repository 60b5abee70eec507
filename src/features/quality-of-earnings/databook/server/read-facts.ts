import { keptAdjustments } from '#features/quality-of-earnings/adjusted-earnings/server/kept-adjustments.ts';
import { findingWords, testTitle } from '#features/quality-of-earnings/findings/domain/finding-words.ts';
import { subjectWords } from '#features/quality-of-earnings/findings/domain/subject-words.ts';
import { foundIn } from '#features/quality-of-earnings/findings/server/read-findings.ts';
import { columnsOf, storedCode } from '#features/quality-of-earnings/general-ledger/server/figures-of.ts';
import type { ReviewEnds } from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import { dayOf } from '#kernel/days.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { BookFindings, DatabookFacts } from '../domain/databook-facts.ts';
import { isShown } from '../domain/stages.ts';
import { adjustmentFacts } from './adjustment-facts.ts';
import { type ReviewOfBook, reviewOfBook } from './databook-store.ts';
import { type Asked, ledgerFacts } from './ledger-facts.ts';

/** What is needed besides `facts` to write the lines: each a map by what lines have. */
export type LineKeys = {
  /** The place of a customer, by the name of a line. */
  customers: ReadonlyMap<string, number>;
  /** Places of adjustments, by the place of a line. */
  adjustments: ReadonlyMap<string, readonly number[]>;
  /** As the databook numbers them. */
  files: ReadonlyMap<number, number>;
};

/** Everything that a databook is made of but its lines. The review must be locked, so that all of it is of one moment. */
export async function readFacts(work: Work, asked: Asked): Promise<{ facts: DatabookFacts; keys: LineKeys }> {
  const { review, stage, number, dataset } = asked;
  const ends = { ...endsOf(review), id: review.id };
  const { kept, sums } = await keptAdjustments(work.db, ends, dataset);
  const { months, emptyMonths, periods } = columnsOf(ends, sums);
  const adjusted = await adjustmentFacts(work.db, { reviewId: review.id, dataset, months, kept, sums });
  const findings = await foundIn(work, { reviewId: review.id, dataset });
  const ledger = isShown('monthly', stage)
    ? await ledgerFacts(work.db, { ...asked, ends, months })
    : { ledger: null, customers: new Map<string, number>(), files: new Map<number, number>() };
  return {
    facts: {
      ...{ stage, number, dataset, months, emptyMonths, periods },
      madeOn: dayOf(work.now),
      sums: sums.map(({ code, month, amount }) => ({ code: storedCode(code), month, amount })),
      adjustments: adjusted.adjustments,
      ownerCost: adjusted.ownerCost,
      findings: findingFacts(findings),
      ledger: ledger.ledger,
    },
    keys: { customers: ledger.customers, files: ledger.files, adjustments: adjusted.byPlace },
  };
}

/** The same for later features. Throws Refused('not-found'). */
export async function factsOfStage(
  work: Work,
  { reviewId, ...asked }: Omit<Asked, 'review'> & { reviewId: string },
): Promise<DatabookFacts> {
  const review = await reviewOfBook(work.db, reviewId);
  if (!review) throw new Refused('not-found');
  return (await readFacts(work, { review, ...asked })).facts;
}

export function endsOf({ year_ends, latest_ends, years }: ReviewOfBook): ReviewEnds {
  return { yearEnds: year_ends, latestEnds: latest_ends, years: years === 2 ? 2 : 3 };
}

function findingFacts({ run, findings, clear }: Awaited<ReturnType<typeof foundIn>>): BookFindings {
  return {
    state: run?.status === 'done' ? 'done' : 'unfinished',
    clear: clear.map(testTitle),
    found: findings.map((one) => {
      const { title, rule, asks } = findingWords[one.test];
      const { id, severity, dollars, stake, rows } = one;
      const subject = subjectWords(one.test, one.subject);
      const explained = one.state === 'explained';
      return {
        ...{ id, title, severity, dollars, stake, rows, explained, rule, asks, subject },
        explanation: one.explanation ?? '',
      };
    }),
  };
}
