import type { Work } from '#platform/context.ts';
import { insertMandate } from './grant-store.ts';

/** Gives a broker authority to act on a listing. Whoever calls has settled that the listing's owner wants it. */
export async function giveMandate(
  work: Work,
  mandate: { listingId: string; brokerId: string; mayApprove: boolean; endsAt: Date | null },
): Promise<void> {
  await insertMandate(work.db, { ...mandate, id: work.newId(), at: work.now });
  await work.audit({
    action: 'mandate-given',
    subject: { type: 'listing', id: mandate.listingId },
    detail: { brokerId: mandate.brokerId, mayApprove: mandate.mayApprove },
  });
}
