import { roomOfBusiness } from '#features/deal-room/deal-rooms/server/room-of-business.ts';
import type { OpenReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { cents } from '#kernel/money.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { getAdjustedEarnings } from '../contract.ts';
import { missingEvidence, type Reference } from '../domain/evidence.ts';
import type { JudgedAdjustment } from '../domain/judged-adjustment.ts';

type Evidence = AnswerOf<typeof getAdjustedEarnings>['adjustments'][number]['evidence'];

export function evidenceViewOf({ adjustment, support, line }: JudgedAdjustment): Evidence {
  const { state, covered, total } = support.bank;
  return {
    references: adjustment.references.map(referenceViewOf),
    bank: { state, covered: cents(covered), total: cents(total) },
    missing: missingEvidence(support, adjustment.posted.length > 0, line.tier),
  };
}

function referenceViewOf(one: Reference): Evidence['references'][number] {
  const { id, kind, label, page, row, standing } = one;
  const common = { id, kind, label, page, row, standing };
  if (one.kind !== 'bank')
    return { ...common, of: one.of, fileName: null, day: null, amount: null, own: one.own };
  const { day, amount } = one.payment;
  return { ...common, of: null, fileName: one.fileName, day, amount: cents(amount), own: false };
}

/**
 * Without the names of files that the caller cannot open: those of the health check are not for people who were invited to
 * the books, and those of a deal room for no one besides its seller’s side.
 */
export async function withoutHiddenNames<T extends { evidence: Evidence }>(
  reading: Reading,
  review: OpenReview,
  adjustments: readonly T[],
): Promise<T[]> {
  if (review.side === 'owner') return [...adjustments];
  const usesRoom = adjustments.some(({ evidence }) =>
    evidence.references.some(({ kind }) => kind === 'room'),
  );
  const room = usesRoom && (await roomOfBusiness(reading, review.businessId)) !== null;
  const shown = { paper: review.side === 'broker', room, schedule: true, bank: true };
  return adjustments.map((one) => ({
    ...one,
    evidence: {
      ...one.evidence,
      references: one.evidence.references.map((reference) =>
        shown[reference.kind] ? reference : { ...reference, label: null, of: null },
      ),
    },
  }));
}
