import { expect } from 'vitest';
import { getGrossMargin } from '#features/valuation/earnings/contract.ts';
import { test } from '#test/support/database.ts';
import { addBusiness } from '#test/support/deal.ts';
import { typeYear } from '#test/support/earnings.ts';
import { startCheck } from '#test/support/health-checks.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';

const seen = async (who: Someone) => getGrossMargin.reply.parse(await expectOk(who.get('/api/gross-margin')));

test('the gross margin is computed from one’s own books, weighted by sales, and private', async ({
  fresh,
}) => {
  await using product = await testProduct(fresh);
  const owner = await join(product, 'Greta Marsh');
  const other = await join(product, 'Odo Blank');
  expect(await seen(owner)).toEqual({ margin: null, from: [], withoutCost: 0 });
  const shop = await startCheck(owner, await addBusiness(owner, { businessName: 'Marsh Supply LLC' }));
  const year = { lines: { REV: 100_000_00, COGS_MAT: 60_000_00 }, netIncome: 40_000_00 };
  await expectOk(typeYear(owner, shop, 'third', year));
  const alone = await seen(owner);
  expect([alone.margin, alone.from.map(({ businessName }) => businessName)]).toEqual([
    0.4,
    ['Marsh Supply LLC'],
  ]);
  // A later period wins over an earlier one, a larger business weighs more, services have no cost of goods.
  const last = { lines: { REV: 100_000_00, COGS_MAT: 50_000_00 }, netIncome: 50_000_00 };
  await expectOk(typeYear(owner, shop, 'latest', last));
  const plant = await startCheck(owner, await addBusiness(owner));
  const large = { lines: { REV: 300_000_00, COGS_LABOR: 60_000_00 }, netIncome: 240_000_00 };
  await expectOk(typeYear(owner, plant, 'latest', large));
  const office = await startCheck(owner, await addBusiness(owner));
  await expectOk(typeYear(owner, office, 'latest', { lines: { REV: 900_000_00 }, netIncome: 900_000_00 }));
  expect(await seen(owner)).toMatchObject({ margin: (400_000 - 110_000) / 400_000, withoutCost: 1 });
  expect(await seen(other)).toEqual({ margin: null, from: [], withoutCost: 0 });
});
