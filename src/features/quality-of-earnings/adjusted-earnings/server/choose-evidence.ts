import { sellerSightOf } from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { openPaper } from '#features/valuation/health-check/server/open-paper.ts';
import { isInScope } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { chooseEvidence as contract } from '../evidence-contract.ts';
import { mostReferences, type SentReference } from '../evidence-shapes.ts';
import { writeAdjustment } from './adjustment-store.ts';
import { holdAdjustment, note } from './change-adjustments.ts';
import { bankLinesById } from './evidence-line-store.ts';
import {
  countEvidence,
  findRoomVersion,
  findScheduleRow,
  holdPaperRow,
  insertEvidence,
  paperOrigins,
  removeEvidence,
} from './evidence-store.ts';

type Review = { id: string; businessId: string };
type Sent<Kind extends SentReference['kind']> = Extract<SentReference, { kind: Kind }>;

export async function chooseEvidence(
  work: Work,
  { params: { id }, body }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { review_id: reviewId } = await holdAdjustment(work, id);
  const review = await openReview(work, reviewId);
  if (!(await writeAdjustment(work.db, id, body.version, null))) throw new Refused('stale');
  await removeEvidence(work.db, id, body.remove);
  const lines = await pickedLines(work, review, body.add);
  const rows = [];
  for (const one of body.add) {
    const kept = one.kind === 'bank' ? lines(one.line) : await documentKept(work, review, one);
    rows.push({ ...kept, id: work.newId(), adjustment_id: id, kind: one.kind });
  }
  await insertEvidence(work.db, rows);
  const references = await countEvidence(work.db, id);
  if (references > mostReferences) throw new Refused('too-many-references', { most: mostReferences });
  await note(work, reviewId, id, 'earnings-adjustment-evidence-chosen');
  return { references };
}

/** Only lines that count, of statements of this review. */
async function pickedLines(work: Work, { id }: Review, sent: readonly SentReference[]) {
  const ids = sent.flatMap((one) => (one.kind === 'bank' ? [one.line] : []));
  const rows = ids.length === 0 ? [] : await bankLinesById(work.db, id, ids);
  const known = new Map(rows.map((row) => [row.id, row]));
  return (line: number) => {
    const row = known.get(line);
    if (!row) throw new Refused('evidence-unknown');
    return { bank_line_id: line, label: row.name || row.memo, day: row.day, amount: row.amount };
  };
}

function documentKept(work: Work, review: Review, one: Sent<'paper' | 'room' | 'schedule'>) {
  if (one.kind === 'schedule') return scheduleKept(work, review, one);
  return one.kind === 'paper' ? paperKept(work, review, one) : roomKept(work, review, one);
}

/** Only one that the caller may open, of the same business, that was not made from this review. */
async function paperKept(
  work: Work,
  { id: reviewId, businessId }: Review,
  { of, page }: Sent<'paper' | 'room'>,
) {
  if (!isInScope(work.actor, 'health-checks:read')) throw new Refused('evidence-unknown');
  const { check, paper } = await known(openPaper(work, of));
  if (check.businessId !== businessId) throw new Refused('evidence-unknown');
  const [origin] = await paperOrigins(work.db, reviewId, [of]);
  if (origin?.made_here || !(await holdPaperRow(work.db, of))) throw new Refused('evidence-unknown');
  return { paper_id: of, label: paper.name, page };
}

/** The newest version, in a room in which the caller is on the seller’s side. */
async function roomKept(work: Work, { id: reviewId }: Review, { of, page }: Sent<'paper' | 'room'>) {
  if (!isInScope(work.actor, 'deal-rooms:read')) throw new Refused('evidence-unknown');
  const version = await findRoomVersion(work.db, reviewId, of);
  if (!version) throw new Refused('evidence-unknown');
  await known(sellerSightOf(work, version.room_id));
  if (page !== null && version.pages !== null && page > version.pages) throw new Refused('evidence-place');
  return { room_version_id: of, label: version.name, page };
}

async function scheduleKept(work: Work, { id: reviewId }: Review, { of, row }: Sent<'schedule'>) {
  const schedule = await findScheduleRow(work.db, { reviewId, id: of, row });
  if (!schedule) throw new Refused('evidence-unknown');
  if (!schedule.has_row) throw new Refused('evidence-place');
  return { schedule_id: of, label: schedule.name, row };
}

/** What the caller may not see is as unknown as what does not exist. */
async function known<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Refused) throw new Refused('evidence-unknown');
    throw error;
  }
}
