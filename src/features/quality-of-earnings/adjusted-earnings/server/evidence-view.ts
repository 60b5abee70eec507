import { isOnSellerSide } from '#features/deal-room/deal-rooms/server/room-of-business.ts';
import type { OpenReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { isInScope } from '#kernel/actor.ts';
import { cents } from '#kernel/money.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { getAdjustedEarnings } from '../contract.ts';
import { missingEvidence, type Reference } from '../domain/evidence.ts';
import type { JudgedAdjustment } from '../domain/judged-adjustment.ts';
import { roomsOfEvidence } from './evidence-store.ts';
import { openPapers } from './papers-open.ts';

type Evidence = AnswerOf<typeof getAdjustedEarnings>['adjustments'][number]['evidence'];
type ReferenceView = Evidence['references'][number];

export function evidenceViewOf({ adjustment, support, line }: JudgedAdjustment): Evidence {
  const { state, covered, total } = support.bank;
  return {
    references: adjustment.references.map(referenceViewOf),
    bank: { state, covered: cents(covered), total: cents(total) },
    missing: missingEvidence(support, adjustment.posted.length > 0, line.tier),
  };
}

function referenceViewOf(one: Reference): ReferenceView {
  const { id, kind, label, page, row, standing } = one;
  const common = { id, kind, label, page, row, standing };
  if (one.kind !== 'bank')
    return { ...common, of: one.of, fileName: null, day: null, amount: null, own: one.own };
  const { day, amount } = one.payment;
  return { ...common, of: null, fileName: one.fileName, day, amount: cents(amount), own: false };
}

/** Without the names of files that the caller cannot open: each document where it is, papers and bank lines included. */
export async function withoutHiddenNames<T extends { evidence: Evidence }>(
  reading: Reading,
  review: OpenReview,
  adjustments: readonly T[],
): Promise<T[]> {
  const all = adjustments.flatMap(({ evidence }) => evidence.references);
  const isShown = await opensNames(reading, review, all);
  return adjustments.map((one) => ({
    ...one,
    evidence: {
      ...one.evidence,
      references: one.evidence.references.map((reference) =>
        isShown(reference) ? reference : { ...reference, label: null, of: null },
      ),
    },
  }));
}

type Named = Pick<ReferenceView, 'id' | 'kind' | 'of'>;

/** Of which of these references the caller may read what their file is called. */
export async function opensNames(
  reading: Reading,
  review: OpenReview,
  all: readonly Named[],
): Promise<(one: Named) => boolean> {
  const papers = await shownPapers(reading, review, all);
  const rooms = await shownInRooms(reading, all);
  return (one) => {
    if (one.kind === 'paper') return papers(one);
    return one.kind !== 'room' || rooms.has(one.id);
  };
}

/** The owner and a broker with approvals see all; who is invited to the books sees what they may open of the health check. */
async function shownPapers(
  reading: Reading,
  { side, businessId }: OpenReview,
  references: readonly Named[],
): Promise<(one: Named) => boolean> {
  if (!isInScope(reading.actor, 'health-checks:read')) return () => false;
  if (side !== 'helper' || !references.some(({ kind }) => kind === 'paper')) return () => true;
  const { papers } = await openPapers(reading, businessId);
  const open = new Set(papers.map(({ id }) => id));
  return ({ of }) => of !== null && open.has(of);
}

/** Those in rooms on whose seller’s side the caller is, with what the room asks of their session. */
async function shownInRooms(reading: Reading, references: readonly Named[]): Promise<Set<string>> {
  if (!isInScope(reading.actor, 'deal-rooms:read')) return new Set();
  const rows = await roomsOfEvidence(
    reading.db,
    references.flatMap(({ id, kind }) => (kind === 'room' ? [id] : [])),
  );
  const open = new Set<string>();
  for (const id of new Set(rows.map(({ room_id }) => room_id)))
    if (await isOnSellerSide(reading, id)) open.add(id);
  return new Set(rows.flatMap(({ id, room_id }) => (open.has(room_id) ? [id] : [])));
}
