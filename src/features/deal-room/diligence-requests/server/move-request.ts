import type { z } from 'zod';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { RequestView, step } from '../diligence-shapes.ts';
import { type RequestParty, type RequestState, requestRefusal } from '../domain/request.ts';
import { assignment, isHandledBy, takenUpBy } from './handler.ts';
import { holdRequest } from './hold-request.ts';
import { tellOfStep } from './notices.ts';
import { documentsInRoom, findRequest, type RequestRow, writeLinks, writeRequest } from './request-store.ts';
import { stateOf, viewOfOne } from './request-views.ts';

type Step = z.output<typeof step>;
type Answered = { party: RequestParty; documentIds: readonly string[] };
const takenWith: readonly ['reply' | 'documentIds' | 'reason' | 'note', readonly RequestState[]][] = [
  ['reply', ['answered']],
  ['documentIds', ['answered']],
  ['reason', ['declined', 'reopened']],
  ['note', ['in_progress']],
];

export async function moveRequest(work: Work, id: string, asked: Step): Promise<RequestView> {
  const { row, standing } = await holdRequest(work, id);
  const { party, decides } = standing;
  const from = stateOf(row);
  if (asked.version !== row.version) throw new Refused('stale');
  const { to, reply = null, reason = null, note = null, documentIds = [] } = asked;
  const said = { decides, reply, reason, note, documents: documentIds.length };
  const refusal = requestRefusal(from, to, party, said);
  if (refusal) throw new Refused(refusal, { from, to });
  refuseStray(asked);
  if (to === 'answered') await link(work, row, documentIds);
  const takesUp = to === 'in_progress' && from !== 'in_progress';
  const assigned = takesUp ? assignment(row, takenUpBy(work, party, row), work.now) : {};
  const change = { ...changesOf(asked, work.now), ...assigned };
  if (!(await writeRequest(work.db, row, change))) throw new Refused('stale');
  await record(work, row, { from, to, party });
  const after = await findRequest(work.db, id);
  if (!after) throw new Error('the request is locked and gone');
  if (!isHandledBy(row, after)) await recordHandler(work, after);
  await tellOfStep(work, after, { from, to });
  return viewOfOne(work, after, standing);
}

/** Answers a locked request with documents of its room. Throws Refused like a step. */
export async function writeAnswer(
  work: Work,
  row: RequestRow,
  { party, documentIds }: Answered,
): Promise<void> {
  const from = stateOf(row);
  const facts = { decides: true, reply: null, reason: null, note: null, documents: documentIds.length };
  const refusal = requestRefusal(from, 'answered', party, facts);
  if (refusal) throw new Refused(refusal, { from, to: 'answered' });
  await link(work, row, documentIds);
  const change = changesOf({ to: 'answered', version: row.version }, work.now);
  if (!(await writeRequest(work.db, row, change))) throw new Refused('stale');
  await record(work, row, { from, to: 'answered', party });
}

/** Rejects fields that this move would not store. Throws Refused('invalid-fields'). */
function refuseStray(asked: Step): void {
  const stray = takenWith.filter(([field, steps]) => !steps.includes(asked.to) && asked[field] !== undefined);
  const fields = Object.fromEntries(stray.map(([field]) => [field, ['Does not go with this step.']]));
  if (stray.length > 0) throw new Refused('invalid-fields', { fields });
}

/** Unpublished documents can be linked too: the buyer learns the name once it is open to them. */
async function link(work: Work, { id, room_id }: RequestRow, documentIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(documentIds)];
  const there = await documentsInRoom(work.db, { roomId: room_id, ids: wanted });
  if (there.size < wanted.length) throw new Refused('no-such-target');
  await writeLinks(work.db, { requestId: id, linkedBy: 'side' }, wanted);
}

function changesOf({ to, reply, reason, note }: Step, now: Date) {
  return {
    state: to,
    ...(to === 'answered' ? { reply: reply ?? null, answered_at: now, reason: null } : {}),
    ...(to === 'declined' || to === 'reopened' ? { reason: reason ?? null } : {}),
    ...(note === undefined ? {} : { note }),
  };
}

/** Not in the ledger, where the buyer would read who works on it. */
function recordHandler(work: Work, { id, owner, folder_id: folderId }: RequestRow): Promise<void> {
  const subject = { type: 'diligence-request', id };
  return work.audit({ action: 'diligence-handled', subject, detail: { owner, folderId } });
}

async function record(
  work: Work,
  row: RequestRow,
  { from, to, party }: { from: RequestState; to: RequestState; party: RequestParty },
): Promise<void> {
  const subject = { type: 'diligence-request', id: row.id };
  const detail = { from, to };
  // The ledger of a buyer must not reveal that there is an expert, who acts for the seller's side.
  const by = party === 'asker' ? 'buyer' : party === 'broker' ? 'broker' : 'seller';
  const act = 'diligence-moved';
  // Notes are internal to the seller's side: the buyer's ledger records no move.
  if (from !== to || to === 'answered')
    work.record({ act, listingId: row.listing_id, buyerId: row.asker_id, party: by, subject, detail });
  await work.audit({ action: act, subject, detail });
}
