import { expect } from 'vitest';
import { z } from 'zod';
import { makeToken } from '#test/support/access-tokens.ts';
import { requestAccess, requestOf } from '#test/support/deal.ts';
import { expectOk, join } from '#test/support/people.ts';
import { test } from '../product/a-deal.ts';

const row = z.object({
  act: z.string(),
  by: z.string().nullable(),
  detail: z.looseObject({ token: z.string().optional() }),
});

test('the record of a deal says that a program acted, by a code that differs in each deal', async ({
  deal: { seller, buyer, product, listingId },
}) => {
  const other = await join(product, 'Bela Kunstler');
  const token = await makeToken(product, seller, { scopes: ['access-requests:write'] });
  const codes = [];
  for (const who of [buyer, other]) {
    const id = await requestAccess(who, listingId);
    const { version } = await requestOf(who, id);
    await expectOk(token.post(`/api/access-requests/${id}/moves`, { to: 'awaiting_signature', version }));
    const rows = await product.database.db
      .selectFrom('ledger_row')
      .innerJoin('ledger_chain', 'ledger_chain.id', 'ledger_row.chain_id')
      .select('row')
      .where('buyer_id', '=', who.id)
      .orderBy('number')
      .execute();
    const acts = rows.map(({ row: text }) => row.parse(JSON.parse(text)));
    expect(acts[0]).toMatchObject({ act: 'access-requested' });
    expect(acts[0]?.detail.token).toBeUndefined();
    const moved = acts.find(({ act }) => act === 'request-moved');
    expect(moved?.detail.token).toMatch(/^[0-9a-f]{32}$/);
    expect(moved?.detail.token).not.toBe(moved?.by);
    codes.push(moved?.detail.token);
  }
  expect(new Set(codes).size).toBe(2);
  expect(codes).not.toContain(token.id);
});
