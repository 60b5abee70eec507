import { unlessHidden } from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { checkIdOf } from '#features/valuation/health-check/server/check-of-business.ts';
import { listPapers } from '#features/valuation/health-check/server/read-papers.ts';
import { isInScope } from '#kernel/actor.ts';
import type { Reading } from '#platform/context.ts';

type OpenPapers = { healthCheckId: string | null; papers: { id: string; name: string }[] };

/** Papers of the health check that the caller may open. Someone may see the books and not the health check. */
export async function openPapers(reading: Reading, businessId: string): Promise<OpenPapers> {
  const none: OpenPapers = { healthCheckId: null, papers: [] };
  if (!isInScope(reading.actor, 'health-checks:read')) return none;
  const healthCheckId = await checkIdOf(reading.db, businessId);
  if (healthCheckId === null) return none;
  const listed = await unlessHidden(listPapers(reading, healthCheckId));
  return listed ? { healthCheckId, papers: listed.papers } : none;
}
