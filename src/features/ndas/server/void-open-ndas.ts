import type { Work } from '#platform/context.ts';
import { recordEvent, recordNdaAct } from './event-log.ts';
import { lockOpenNda, updateNda } from './store.ts';

/** Makes the unfinished envelope of a request unsignable, if there is one. A signed agreement goes on binding. */
export async function voidOpenNdas(work: Work, requestId: string): Promise<void> {
  const open = await lockOpenNda(work.db, requestId);
  if (!open) return;
  const status = open.status === 'countersigning' ? 'countersigning' : 'issued';
  await updateNda(work.db, open.id, { status: 'void' }, status);
  await recordEvent(work, open.id, 'cancelled', { requestId: work.requestId });
  recordNdaAct(work, 'nda-voided', open);
  await work.audit({ action: 'nda-voided', subject: { type: 'nda', id: open.id }, detail: { requestId } });
}
