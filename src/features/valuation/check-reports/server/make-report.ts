import { holdWholeCheck } from '#features/valuation/health-check/server/open-check.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { reportOfCheck } from './report-of-check.ts';
import { insertReport, newestReport } from './report-store.ts';
import { storedReport } from './stored-report.ts';

/** Stores the check's current state. Refused without a value or a change since the last report. */
export async function makeReport(work: Work, checkId: string): Promise<{ id: string }> {
  const { personId } = signedIn(work.actor);
  const check = await holdWholeCheck(work, checkId);
  const report = await reportOfCheck(work.db, check);
  if (report.numbers.value === null) throw new Refused('no-value-yet');
  const content = JSON.stringify(report);
  const last = await newestReport(work.db, checkId);
  if (last && JSON.stringify(storedReport(last)) === content) throw new Refused('report-unchanged');
  const id = work.newId();
  const number = (last?.number ?? 0) + 1;
  await insertReport(work.db, {
    id,
    check_id: checkId,
    number,
    made_by: personId,
    made_at: work.now,
    content,
  });
  await work.audit({
    action: 'report-made',
    subject: { type: 'check-report', id },
    detail: { checkId, number },
  });
  return { id };
}
