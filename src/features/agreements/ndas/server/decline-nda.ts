import type { z } from 'zod';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { actingRefusal } from '../domain/signing.ts';
import { placeOfAct, recordEvent, recordNdaAct } from './event-log.ts';
import { lockedNda, onlyBuyer, refusedBy } from './nda-access.ts';
import { stateOf } from './nda-row.ts';
import { ndaView } from './nda-view.ts';
import { updateNda } from './store.ts';

/** The event listener ends the waiting request and notifies both sides. */
export async function declineNda(
  work: Work,
  { params, body }: InputOf<typeof contract.declineNda>,
): Promise<z.input<typeof contract.nda>> {
  const row = await lockedNda(work, params.id);
  const { personId } = onlyBuyer(work, row);
  const refused = actingRefusal(stateOf(row), personId, work.now);
  if (refused) throw refusedBy(refused);
  if (!(await updateNda(work.db, row.id, { status: 'declined' }))) throw new Refused('nda-closed');
  await recordEvent(work, row.id, 'declined', { ...placeOfAct(work), reason: body.reason });
  recordNdaAct(work, 'nda-declined', row);
  await work.audit({ action: 'nda-declined', subject: { type: 'nda', id: row.id } });
  if (row.request_id !== null)
    await work.emit({ kind: 'nda-declined', ndaId: row.id, requestId: row.request_id, reason: body.reason });
  return ndaView({ ...row, status: 'declined' }, work.actor, work.now);
}
