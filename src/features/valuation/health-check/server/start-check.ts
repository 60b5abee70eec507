import { brand } from '#content/brand.ts';
import { orderFor } from '#features/offers/orders/server/order-for.ts';
import { isPerson } from '#kernel/actor.ts';
import { centsFromDollars } from '#kernel/money.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { businessFor, businessOfListing, findOwnCheck, insertCheck, writeOrderId } from './check-store.ts';

/**
 * The owner or a broker whose engagement includes approvals may start it. It always belongs to the owner, who is
 * notified; only the owner places the order, now or when they first open it.
 */
export async function startCheck(work: Work, businessId: string): Promise<{ id: string }> {
  const { personId } = signedIn(work.actor);
  const business = await businessFor(work.db, businessId, { personId, now: work.now });
  if (!business || !(isPerson(work.actor, business.owner_id) || business.mandated))
    throw new Refused('not-found');
  const byOwner = isPerson(work.actor, business.owner_id);
  const fresh = work.newId();
  const row = { id: fresh, business_id: businessId, started_by: personId, created_at: work.now };
  if (await insertCheck(work.db, row)) await tellOfStart(work, fresh, business.owner_id, byOwner);
  const check = await findOwnCheck(work.db, businessId);
  if (!check) throw new Refused('not-found');
  if (byOwner && check.order_id === null) await order(work, check.id, personId);
  return { id: check.id };
}

export async function startCheckFor(work: Work, listingId: string): Promise<{ id: string }> {
  const businessId = await businessOfListing(work.db, listingId);
  if (businessId === null) throw new Refused('not-found');
  return startCheck(work, businessId);
}

async function tellOfStart(work: Work, id: string, ownerId: string, byOwner: boolean): Promise<void> {
  await work.audit({
    action: 'health-check-started',
    subject: { type: 'health-check', id },
    detail: { byOwner },
  });
  if (!byOwner)
    await work.notify([ownerId], {
      kind: 'check-moved',
      words: 'Your broker started a health check of your business',
      lines: ['It belongs to you. You see every answer and decide who sees the report.'],
      who: { part: 'Broker', personId: signedIn(work.actor).personId },
      path: `/analysis/health-check/${id}`,
    });
}

async function order(work: Work, checkId: string, customerId: string): Promise<void> {
  const charge = centsFromDollars(brand.charged.healthCheck);
  const orderId = await orderFor(work, { customerId, service: 'health-check', charge, key: checkId });
  await writeOrderId(work.db, checkId, orderId);
}
