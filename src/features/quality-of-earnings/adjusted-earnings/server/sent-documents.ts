import { sellerSightOf, unlessHidden } from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { isInScope } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { SentReference } from '../evidence-shapes.ts';
import { findRoomVersions, findScheduleRows, holdPaperRows, paperOrigins } from './evidence-store.ts';
import { openPapers } from './papers-open.ts';

type Review = { id: string; businessId: string };
type Sent<Kind extends SentReference['kind']> = Extract<SentReference, { kind: Kind }>;

const unknown = () => new Refused('evidence-unknown');

/** What is kept of documents that were sent. They are looked up together, however many there are. */
export async function pickedDocuments(work: Work, review: Review, sent: readonly SentReference[]) {
  const ids = (kind: SentReference['kind']) => [
    ...new Set(sent.flatMap((one) => (one.kind === kind && one.kind !== 'bank' ? [one.of] : []))),
  ];
  const paper = await pickedPapers(work, review, ids('paper'));
  const room = await pickedVersions(work, review, ids('room'));
  const schedule = await pickedSchedules(
    work,
    review,
    sent.flatMap((one) => (one.kind === 'schedule' ? [one] : [])),
  );
  return (one: Sent<'paper' | 'room' | 'schedule'>) => {
    if (one.kind === 'schedule') return schedule(one);
    return one.kind === 'paper' ? paper(one) : room(one);
  };
}

type OfFile = Pick<Sent<'paper' | 'room'>, 'of' | 'page'>;

/** Only those that the caller may open, of the same business, that were not made from this review. */
async function pickedPapers(work: Work, { id, businessId }: Review, ids: readonly string[]) {
  const open = ids.length === 0 ? [] : (await openPapers(work, businessId)).papers;
  const names = new Map(open.map((one) => [one.id, one.name]));
  const made = (await paperOrigins(work.db, id, ids)).filter(({ made_here }) => made_here);
  for (const { id: own } of made) names.delete(own);
  const held = await holdPaperRows(
    work.db,
    ids.filter((one) => names.has(one)),
  );
  return ({ of, page }: OfFile) => {
    const label = names.get(of);
    if (label === undefined || !held.has(of)) throw unknown();
    return { paper_id: of, label, page };
  };
}

/** The newest versions, in rooms in which the caller is on the seller’s side. */
async function pickedVersions(work: Work, { id }: Review, ids: readonly string[]) {
  if (ids.length > 0 && !isInScope(work.actor, 'deal-rooms:read')) throw unknown();
  const rows = await findRoomVersions(work.db, id, ids);
  for (const roomId of new Set(rows.map(({ room_id }) => room_id)))
    if (!(await unlessHidden(sellerSightOf(work, roomId)))) throw unknown();
  const known = new Map(rows.map((row) => [row.id, row]));
  return ({ of, page }: OfFile) => {
    const version = known.get(of);
    if (!version) throw unknown();
    if (page !== null && version.pages !== null && page > version.pages) throw new Refused('evidence-place');
    return { room_version_id: of, label: version.name, page };
  };
}

async function pickedSchedules(work: Work, { id }: Review, sent: readonly Sent<'schedule'>[]) {
  const rows = await findScheduleRows(work.db, id, sent);
  return ({ of, row }: Pick<Sent<'schedule'>, 'of' | 'row'>) => {
    const schedule = rows.find((one) => one.id === of && one.row === row);
    if (!schedule) throw unknown();
    if (!schedule.has_row) throw new Refused('evidence-place');
    return { schedule_id: of, label: schedule.name, row };
  };
}
