import { publicGroupOf } from '#features/marketplace/businesses/domain/trades.ts';
import { findBusiness } from '#features/marketplace/businesses/server/business-record.ts';
import { storedTrade } from '#features/marketplace/businesses/server/business-view.ts';
import type { DomainEventOf } from '#kernel/domain-event.ts';
import type { Work } from '#platform/context.ts';
import { isPublic } from '../domain/life-cycle.ts';
import { writeTradeGroup } from './listing-store.ts';
import { storedStatus } from './stored.ts';

export async function onTradeSaid(work: Work, { businessId }: DomainEventOf<'trade-said'>): Promise<void> {
  const business = await findBusiness(work.db, businessId);
  if (!business) return;
  const group = publicGroupOf(storedTrade(business.trade));
  for (const { id, status, version } of await writeTradeGroup(work.db, businessId, group))
    if (isPublic(storedStatus(status)))
      await work.emit({ kind: 'listing-edited', listingId: id, version, repriced: false });
}
