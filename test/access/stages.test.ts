import { describe, expect } from 'vitest';
import { peopleWithAccess } from '#features/deal-room/deal-rooms/server/people-store.ts';
import { endAccess, grantAccess, suspendAccess } from '#features/marketplace/listings/server/grant-access.ts';
import { sightOf } from '#features/marketplace/listings/server/sight-of.ts';
import { type Actor, visitor } from '#kernel/actor.ts';
import { days, shift } from '#kernel/instant.ts';
import type { Work } from '#platform/context.ts';
import { type Deal, sees, test, untilSigned } from '../product/a-deal.ts';
import { moveRequest } from '../support/deal.ts';
import { join } from '../support/people.ts';

const asPerson = (personId: string): Actor => ({ kind: 'person', personId, sessionId: 's', roles: [] });

async function standing({ product, listingId }: Deal, actor: Actor, now = product.clock.now()) {
  const sight = await sightOf({ actor, db: product.database.db, now }, listingId);
  return sight?.standing ?? null;
}

const change = (deal: Deal, run: (work: Work) => Promise<void>) => deal.product.product.asSystem(run);

describe('the stage of a person in a listing', () => {
  test('is S0 for a visitor, S1 for a confirmed address and S3 for an approved buyer', async ({ deal }) => {
    const { product, seller, buyer } = deal;
    expect(await standing(deal, visitor)).toMatchObject({ stage: 'S0' });
    expect(await standing(deal, asPerson(buyer.id))).toMatchObject({ stage: 'S0' });
    await product.database.db.updateTable('person').set({ email_verified: true }).execute();
    expect(await standing(deal, asPerson(buyer.id))).toMatchObject({ stage: 'S1' });
    await moveRequest(seller, await untilSigned(deal), 'approved');
    expect(await standing(deal, asPerson(buyer.id))).toEqual({ stage: 'S3', until: null, held: null });
  });

  test('falls back on the last day of the grant, while it is suspended and when it ends; a new grant starts at S3', async ({
    deal,
  }) => {
    const { product, buyer, listingId } = deal;
    const of = { listingId, personId: buyer.id };
    const me = asPerson(buyer.id);
    const { db } = product.database;
    const now = product.clock.now();
    const endsAt = shift(now, 2 * days);
    await change(deal, (work) => grantAccess(work, { ...of, stage: 'S5', endsAt, cause: 'approval' }));
    expect(await standing(deal, me)).toEqual({ stage: 'S5', until: endsAt, held: null });
    const letIn = (at: Date) => peopleWithAccess(db, listingId, at, { limit: 10 });
    expect(await letIn(now)).toMatchObject([{ person_id: buyer.id, stage: 'S5' }]);
    expect(await standing(deal, me, endsAt)).toMatchObject({ held: 'ran-out' });
    expect(await letIn(endsAt)).toEqual([]);

    await change(deal, (work) => suspendAccess(work, { ...of, reason: 'compliance' }));
    expect(await standing(deal, me)).toEqual({ stage: 'S0', until: null, held: 'suspended' });
    expect(await sees(buyer, listingId)).toBe(false);
    await change(deal, (work) => grantAccess(work, { ...of, endsAt: null, cause: 'approval' }));
    expect(await standing(deal, me)).toEqual({ stage: 'S5', until: null, held: null });

    await change(deal, (work) => endAccess(work, { ...of, reason: 'revoked' }));
    expect(await standing(deal, me)).toEqual({ stage: 'S0', until: null, held: null });
    await change(deal, (work) => grantAccess(work, { ...of, endsAt: null, cause: 'approval' }));
    expect(await standing(deal, me)).toMatchObject({ stage: 'S3' });
  });

  test('S2 opens no private profile, no offer and no name', async ({ deal }) => {
    const { buyer, listingId } = deal;
    await change(deal, (work) =>
      grantAccess(work, { listingId, personId: buyer.id, stage: 'S2', endsAt: null, cause: 'approval' }),
    );
    expect(await standing(deal, asPerson(buyer.id))).toMatchObject({ stage: 'S2' });
    expect(await sees(buyer, listingId)).toBe(false);
    expect((await buyer.post(`/api/listing/${listingId}/offers`, { kind: 'loi' })).status).not.toBe(201);
  });

  test('is none for people who may not know about the listing', async ({ deal }) => {
    const { product, seller, listingId } = deal;
    const stranger = await join(product, 'Nobody Near');
    await product.database.db.updateTable('listing_teaser').set({ status: 'draft' }).execute();
    await product.database.db.updateTable('listing').set({ status: 'draft' }).execute();
    expect((await stranger.get(`/api/listing/${listingId}`)).status).toBe(404);
    expect((await seller.get(`/api/listing/${listingId}`)).status).toBe(200);
    expect(await standing({ ...deal, listingId: product.clock.newId() }, visitor)).toBeNull();
  });
});
