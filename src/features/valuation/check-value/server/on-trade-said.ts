import { followTrade } from '#features/valuation/health-check/server/trade-of-check.ts';
import type { DomainEventOf } from '#kernel/domain-event.ts';
import type { Work } from '#platform/context.ts';
import { notePoint } from './note-point.ts';

/** The trade that the owner states replaces a row chosen earlier. */
export async function onTradeSaid(work: Work, { businessId }: DomainEventOf<'trade-said'>): Promise<void> {
  const checkId = await followTrade(work, businessId);
  if (checkId !== null) await notePoint(work, { checkId });
}
