import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { openOwnReport } from './open-report.ts';
import { findShare, writeEnd } from './share-store.ts';

/** Ends a link immediately; does nothing if it has already ended. */
export async function endShare(work: Work, id: string): Promise<{ ended: true }> {
  const share = await findShare(work.db, id);
  if (!share) throw new Refused('not-found');
  await openOwnReport(work, share.report_id);
  if (await writeEnd(work.db, id, work.now))
    await work.audit({
      action: 'report-share-ended',
      subject: { type: 'check-report', id: share.report_id },
      detail: { shareId: id },
    });
  return { ended: true };
}
