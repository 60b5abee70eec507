import { publicGroupOf } from '#features/marketplace/businesses/domain/trades.ts';
import { findBusiness } from '#features/marketplace/businesses/server/business-record.ts';
import { storedTrade } from '#features/marketplace/businesses/server/business-view.ts';
import { isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { insertListing } from './listing-store.ts';

export async function createListing(work: Work, businessId: string): Promise<{ id: string }> {
  const { personId } = signedIn(work.actor);
  const business = await findBusiness(work.db, businessId);
  if (!business || !isPerson(work.actor, business.owner_id)) throw new Refused('not-found');
  const id = work.newId();
  const row = { id, business_id: businessId, owner_id: personId, created_at: work.now, updated_at: work.now };
  const added = await insertListing(work.db, row, {
    industry: business.industry,
    trade_group: publicGroupOf(storedTrade(business.trade)),
  });
  if (!added) throw new Refused('listing-exists');
  await work.audit({ action: 'listing-begun', subject: { type: 'listing', id }, detail: { businessId } });
  return { id };
}
