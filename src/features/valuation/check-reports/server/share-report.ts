import { holdWholeCheck } from '#features/valuation/health-check/server/open-check.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { shareReport as contract } from '../contract.ts';
import { shareRefusal } from '../domain/share.ts';
import { openOwnReport } from './open-report.ts';
import { countOpenShares, insertShare } from './share-store.ts';
import { hashOfToken, newShareToken } from './share-token.ts';

/** Creates a link to one report. The token is returned once; only its hash is stored. */
export async function shareReport(
  work: Work,
  { params, body: { label, endsAt } }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { check, row } = await openOwnReport(work, params.id);
  // Serializes concurrent requests, so that both count against the limit.
  await holdWholeCheck(work, check.id);
  const end = new Date(endsAt);
  const open = await countOpenShares(work.db, check.id, work.now);
  const refusal = shareRefusal({ now: work.now, endsAt: end, open });
  if (refusal) throw new Refused(refusal);
  const [id, token] = [work.newId(), newShareToken()];
  await insertShare(work.db, {
    id,
    report_id: row.id,
    label,
    token_hash: hashOfToken(token),
    created_at: work.now,
    ends_at: end,
  });
  await work.audit({
    action: 'report-shared',
    subject: { type: 'check-report', id: row.id },
    detail: { shareId: id, endsAt },
  });
  return { id, link: work.link(`/shared-report#token=${token}`) };
}
