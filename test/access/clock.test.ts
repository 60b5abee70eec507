import { describe, expect } from 'vitest';
import { z } from 'zod';
import { moveRequest as move } from '#features/agreements/access-requests/server/move-request.ts';
import { days, shift } from '#kernel/instant.ts';
import { test } from '../product/a-deal.ts';
import { moveRequest, requestAccess } from '../support/deal.ts';
import { expectOk } from '../support/people.ts';
import type { TestProduct } from '../support/product.ts';

async function told({ database: { db } }: TestProduct) {
  const rows = await db
    .selectFrom('notification')
    .select(['person_id', 'words'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ person_id, words }) => [person_id, words]);
}
const reminder = 'A buyer is still waiting for your answer';
const escalation = 'A request for access was not answered for two weeks';

describe('an unanswered request', () => {
  test('causes reminders after 3 and 7 days, goes to admins after 14 and closes after 30, on a clock that both sides see', async ({
    deal,
  }) => {
    const { product, seller, buyer, admin, listingId } = deal;
    const asked = product.clock.now();
    const id = await requestAccess(buyer, listingId);
    for (const who of [buyer, seller, admin])
      expect(await expectOk(who.get(`/api/access-requests/${id}`))).toMatchObject({
        closesAt: shift(asked, 30 * days).toISOString(),
      });
    const run = async () => {
      await product.runJob('run-request-clocks');
      await product.runJob('run-request-clocks');
      return (await told(product)).filter(([, words]) => words === reminder || words === escalation);
    };
    product.clock.advance(3 * days - 1);
    expect(await run()).toEqual([]);
    product.clock.advance(1);
    expect(await run()).toEqual([[seller.id, reminder]]);
    product.clock.advance(4 * days);
    expect(await run()).toHaveLength(2);
    product.clock.advance(7 * days);
    expect((await run()).slice(2)).toEqual(
      expect.arrayContaining([
        [seller.id, reminder],
        [admin.id, escalation],
      ]),
    );
    product.clock.advance(16 * days - 1);
    expect(await run()).toHaveLength(4);
    product.clock.advance(1);
    expect(await run()).toHaveLength(4);
    const [row] = await product.database.db.selectFrom('access_request').selectAll().execute();
    expect(row).toMatchObject({ status: 'denied', deny_reason: 'unanswered' });
    const ledger = await product.database.db.selectFrom('ledger_row').select('row').execute();
    expect(ledger.filter(({ row: act }) => act.includes('"request-reminded"'))).toHaveLength(3);
    for (const [, words] of await told(product)) expect(words).not.toMatch(/Ada|Zebulon|Quartzite/);
  });

  test('causes one reminder after the server was down, and its clock restarts with each move', async ({
    deal,
  }) => {
    const { product, seller, buyer, listingId } = deal;
    const id = await requestAccess(buyer, listingId);
    product.clock.advance(20 * days);
    await product.runJob('run-request-clocks');
    expect((await told(product)).filter(([, words]) => words === reminder)).toHaveLength(1);
    const asSeller = { kind: 'person', personId: seller.id, sessionId: 's', roles: [] } as const;
    await product.product.asSystem((work) =>
      move(work.as(asSeller), id, { to: 'pending', pendingReason: 'buyer_info' }),
    );
    const asked = product.clock.now();
    product.clock.advance(3 * days);
    await product.runJob('run-request-clocks');
    expect((await told(product)).at(-1)).toEqual([
      buyer.id,
      'Your request is still waiting for information from you',
    ]);
    const rows = await product.database.db.selectFrom('access_request').selectAll().execute();
    expect(rows).toMatchObject([{ status: 'pending', clock_from: asked, clock_step: 1 }]);
  });

  test('follows the clock of the NDA while it waits for a signature', async ({ deal }) => {
    const { product, seller, buyer, listingId } = deal;
    const id = await requestAccess(buyer, listingId);
    await moveRequest(seller, id, 'awaiting_signature');
    const { closesAt, nda } = z
      .object({ closesAt: z.string(), nda: z.object({ expiresAt: z.string() }) })
      .parse(await expectOk(buyer.get(`/api/access-requests/${id}`)));
    expect(closesAt).toBe(nda.expiresAt);
    product.clock.advance(8 * days);
    await product.runJob('run-request-clocks');
    expect((await told(product)).filter(([, words]) => words === reminder)).toEqual([]);
  });
});
