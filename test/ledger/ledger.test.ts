import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import type { Act } from '#kernel/act.ts';
import type { Reader } from '#platform/context.ts';
import { test } from '../support/database.ts';
import { moveRequest, publishListing, requestAccess, signNda } from '../support/deal.ts';
import { expectOk, join } from '../support/people.ts';
import { testProduct } from '../support/product.ts';

const rowShape = z.object({
  act: z.string(),
  by: z.string().nullable(),
  buyer: z.string().nullable(),
  party: z.string(),
  detail: z.record(z.string(), z.unknown()),
});

async function rowsOf(db: Reader, listingId: string, buyerId: string | null) {
  const rows = await db
    .selectFrom('ledger_row')
    .innerJoin('ledger_chain', 'ledger_chain.id', 'ledger_row.chain_id')
    .select(['row', 'number', 'previous', 'hash'])
    .where('listing_id', '=', listingId)
    .where('buyer_id', 'is not distinct from', buyerId)
    .orderBy('number')
    .execute();
  return rows.map(({ row, ...link }) => ({ ...rowShape.parse(JSON.parse(row)), ...link, text: row }));
}

describe('the ledger', () => {
  test('has every act of a deal with its party, and names no one', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const buyer = await join(product, 'Ada Lovelace');
    const listingId = await publishListing(seller);
    const requestId = await requestAccess(buyer, listingId, 'A message of mine');
    await moveRequest(seller, requestId, 'awaiting_signature');
    const ndaId = await signNda(buyer, requestId, 'Ada Lovelace');
    await product.runJobs();
    await moveRequest(seller, requestId, 'approved');
    await expectOk(buyer.get(`/api/listing/${listingId}`));
    await expectOk(seller.get(`/api/listing/${listingId}`));
    for (const { background } of product.product.features) await background?.stop();
    await product.call('GET', `/api/ndas/${ndaId}/file`, { key: seller.key });
    await moveRequest(seller, requestId, 'denied', { reason: 'Changed my mind' });

    const deal = await rowsOf(fresh.db, listingId, buyer.id);
    expect(deal.map(({ act, party }) => `${act} by ${party}`)).toEqual([
      'access-requested by buyer',
      'request-moved by seller',
      'nda-issued by seller',
      'nda-opened by buyer',
      'nda-consented by buyer',
      'nda-signed by buyer',
      'request-moved by system',
      'nda-sealed by system',
      'request-moved by seller',
      'access-granted by seller',
      'profile-viewed by buyer',
      'nda-downloaded by seller',
      'request-moved by seller',
      'access-ended by seller',
    ]);
    expect(deal.map(({ number }) => number)).toEqual(deal.map((_, index) => index + 1));
    expect(new Set(deal.map(({ by }) => by)).size).toBe(3);
    const own = await rowsOf(fresh.db, listingId, null);
    expect(own.map(({ act, detail }) => [act, detail.to])).toEqual([
      ['listing-moved', 'in_review'],
      ['listing-moved', 'live'],
    ]);
    expect(own.map(({ by }) => by)).not.toContain(deal[1]?.by);
    const text = [...deal, ...own].map((row) => row.text).join('\n');
    for (const word of [seller.id, 'Ada', 'Lovelace', 'Zebulon', 'Quist', 'message', 'Changed', '@'])
      expect(text).not.toContain(word);
  });

  test('has nothing of a rolled-back transaction', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const listingId = '3f0c1d9e-8a4b-4c6d-9e2f-1a2b3c4d5e6f';
    const failing = product.product.asSystem(async (work) => {
      work.record(anAct(listingId));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await rowsOf(fresh.db, listingId, null)).toEqual([]);
  });

  test('keeps one order under concurrent writes', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const [a, b] = ['3f0c1d9e-8a4b-4c6d-9e2f-1a2b3c4d5e6f', '4f0c1d9e-8a4b-4c6d-9e2f-1a2b3c4d5e6f'];
    const write = (first: string, second: string) =>
      product.product.asSystem(async (work) => {
        work.record(anAct(first));
        work.record(anAct(second));
        work.record(anAct(first));
      });
    await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? write(a, b) : write(b, a))));
    for (const listing of [a, b]) {
      const rows = await rowsOf(fresh.db, listing, null);
      expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
      expect(rows.slice(1).map(({ previous }) => previous)).toEqual(
        rows.slice(0, -1).map(({ hash }) => hash),
      );
    }
  });
});

describe('the database', () => {
  test.for([
    ["update ledger_row set row = 'x'", 'ledger_row is append-only'],
    ['delete from ledger_row', 'ledger_row is append-only'],
    ['truncate ledger_row', 'ledger_row is append-only'],
    ['delete from ledger_chain', 'ledger_chain is append-only'],
    ['update ledger_chain set length = 0', 'only grows'],
    ["update ledger_chain set head = repeat('1', 64)", 'only grows'],
    [
      "insert into ledger_row select chain_id, number + 1, row, previous, encode(sha256(convert_to(previous || row, 'UTF8')), 'hex') from ledger_row",
      'does not follow',
    ],
    [
      "insert into ledger_row select chain_id, number + 1, row, hash, repeat('0', 64) from ledger_row",
      'check constraint',
    ],
    ["insert into ledger_row values (gen_random_uuid(), 2, '', repeat('0', 64), '')", 'does not follow'],
  ] as const)('refuses %s', async ([statement, message], { fresh }) => {
    await using product = await testProduct(fresh);
    await product.product.asSystem(async (work) => {
      work.record(anAct('3f0c1d9e-8a4b-4c6d-9e2f-1a2b3c4d5e6f'));
    });
    await expect(sql.raw(statement).execute(fresh.db)).rejects.toThrow(message);
  });
});

function anAct(listingId: string): Act {
  return { act: 'listing-moved', listingId, buyerId: null, subject: { type: 'listing', id: listingId } };
}
