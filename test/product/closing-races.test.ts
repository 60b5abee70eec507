import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { test } from '../support/database.ts';
import { moveRequest, publishListing, requestAccess, requestOf, signNda } from '../support/deal.ts';
import { expectOk, join, type Someone } from '../support/people.ts';
import { type TestProduct, testProduct } from '../support/product.ts';

const shape = z.object({ version: z.number() });

async function versionOf(seller: Someone, listingId: string): Promise<number> {
  return shape.parse(await expectOk(seller.get(`/api/listing/${listingId}/draft`))).version;
}

async function signedBuyers(product: TestProduct, seller: Someone, listingId: string, count: number) {
  const requests: { buyer: Someone; id: string }[] = [];
  for (let number = 0; number < count; number += 1) {
    const buyer = await join(product, `Buyer Number${number}`);
    const id = await requestAccess(buyer, listingId);
    await moveRequest(seller, id, 'awaiting_signature');
    await signNda(buyer, id, `Buyer Number${number}`);
    requests.push({ buyer, id });
  }
  return requests;
}

describe('a listing that is withdrawn during decisions', () => {
  test('ends with every request closed and no grant open, without server errors or deadlocks', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const listingId = await publishListing(seller);
    const requests = await signedBuyers(product, seller, listingId, 4);
    const [first, second, third, fourth] = requests;
    if (!first || !second || !third || !fourth) throw new Error('four buyers');
    await moveRequest(seller, first.id, 'approved');
    await moveRequest(seller, second.id, 'approved');
    const version = await versionOf(seller, listingId);
    const versions = await Promise.all(requests.map(async ({ id }) => (await requestOf(seller, id)).version));
    const move = (person: Someone, at: number, to: string) =>
      person.post(`/api/access-requests/${requests[at]?.id}/moves`, { to, version: versions[at] });
    const answers = await Promise.all([
      move(seller, 0, 'denied'),
      move(second.buyer, 1, 'denied'),
      seller.post(`/api/listing/${listingId}/moves`, { to: 'withdrawn', version }),
      move(seller, 2, 'approved'),
      move(seller, 3, 'approved'),
      (await join(product, 'Late Comer')).post(`/api/listing/${listingId}/deal-room/request`, {}),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(answers[2]?.status).toBe(200);
    const { db } = product.database;
    const open = await db.selectFrom('access_request').select('id').where('status', '<>', 'denied').execute();
    const grants = await db.selectFrom('access_grant').select('id').where('ended_at', 'is', null).execute();
    expect({ open, grants }).toEqual({ open: [], grants: [] });
    const { rows } =
      await sql`select deadlocks from pg_stat_database where datname = current_database()`.execute(db);
    expect(rows).toEqual([{ deadlocks: 0 }]);
  });

  test('never keeps a request that an admin reopened at the same time', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const buyer = await join(product, 'Ada Lovelace');
    const admin = await join(product, 'Wren Castell', ['admin']);
    for (let round = 0; round < 5; round += 1) {
      const listingId = await publishListing(seller, { businessName: `Quartzite ${round} LLC` });
      const id = await requestAccess(buyer, listingId);
      await moveRequest(seller, id, 'denied');
      const path = `/api/access-requests/${id}/moves`;
      const version = await versionOf(seller, listingId);
      const [reopened, withdrawn] = await Promise.all([
        admin.post(path, { to: 'requested', version: 2, reason: 'Asked by the seller' }),
        seller.post(`/api/listing/${listingId}/moves`, { to: 'withdrawn', version }),
      ]);
      expect(withdrawn.status).toBe(200);
      expect([200, 409]).toContain(reopened.status);
      expect((await requestOf(admin, id)).status).toBe('denied');
    }
  });
});
