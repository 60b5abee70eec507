import type { Work } from '#platform/context.ts';
import { recordEvent, recordNdaAct } from './event-log.ts';
import { lockOpenMaster, lockOpenNda, updateNda } from './store.ts';

/** Affects unfinished agreements only; a signed one stays binding. */
export async function voidOpenNdas(work: Work, requestId: string): Promise<void> {
  const open = await lockOpenNda(work.db, requestId);
  if (open) await voidNda(work, open);
}

export async function voidOpenMaster(work: Work, buyerId: string): Promise<void> {
  const open = await lockOpenMaster(work.db, buyerId);
  if (open) await voidNda(work, open);
}

type Open = NonNullable<Awaited<ReturnType<typeof lockOpenNda>>>;

async function voidNda(work: Work, open: Open): Promise<void> {
  const status = open.status === 'countersigning' ? 'countersigning' : 'issued';
  await updateNda(work.db, open.id, { status: 'void' }, status);
  await recordEvent(work, open.id, 'cancelled', { requestId: work.requestId });
  recordNdaAct(work, 'nda-voided', open);
  const of = open.request_id === null ? {} : { detail: { requestId: open.request_id } };
  await work.audit({ action: 'nda-voided', subject: { type: 'nda', id: open.id }, ...of });
}
