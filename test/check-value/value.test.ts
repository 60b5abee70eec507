import { describe, expect } from 'vitest';
import { giveMandate } from '#test/support/broker.ts';
import { nothingMoved } from '#test/support/check-fields.ts';
import { makeReport } from '#test/support/check-reports.ts';
import { pointsSeen, tradeRowId, valueSeen } from '#test/support/check-value.ts';
import { addBusiness } from '#test/support/deal.ts';
import { typeYear } from '#test/support/earnings.ts';
import { checked } from '#test/support/health-check-examples.ts';
import { give, putAnswer, startCheck } from '#test/support/health-checks.ts';
import { expectOk, join } from '#test/support/people.ts';
import { acquisition, dollars, scored, weighted } from '#test/support/valuation-examples.ts';
import { codeOf, priceAs, test, versionOf, withBroker } from './desk.ts';

const { low, mid, high } = scored.value;
const at = (check: string, what: string) => `/api/health-checks/${check}/${what}`;

describe('the value of a health check', () => {
  test('matches the worked example to the cent, with the loan that a bank would make', async ({ desk }) => {
    const { found } = await valueSeen(desk.owner, desk.check);
    expect(found.score.claimed.overall?.toFixed(2)).toBe(checked.overall);
    expect(found.value.claimed?.multiple.toFixed(4)).toBe(scored.multiple);
    expect(found.value.claimed).toMatchObject({
      low: dollars(low),
      mid: dollars(mid),
      high: dollars(high),
    });
    expect(found.financing).toMatchObject({
      financeable: dollars(acquisition.maxProject),
      needsMore: true,
    });
    expect(found.warnings.map(({ words }) => words)).toEqual([
      'The price likely needs seller financing or more equity.',
    ]);
    expect([found.score.evidenced.overall, found.value.evidenced]).toEqual([null, null]);
  });

  test('names its row with source and date, and each answer that it is based on', async ({ desk }) => {
    const { found, given } = await valueSeen(desk.owner, desk.check);
    expect(found.row).toMatchObject({ subsector: 'HVAC, plumbing, electrical', verified: true });
    expect(found.row?.source).not.toBe('');
    expect(Object.keys(given.answers)).toHaveLength(35);
    expect(given.tradeRowId).toBe(found.row?.id);
  });

  test('says how many answers a section still needs, and gives no number until then', async ({ desk }) => {
    const owner = await join(desk.product, 'Nell Arden');
    const check = await startCheck(owner, await addBusiness(owner));
    await give(owner, check, 'A1', 12);
    const { found } = await valueSeen(owner, check);
    expect([found.score.claimed.overall, found.value.claimed, found.earnings]).toEqual([null, null, null]);
    expect(found.missing[0]?.words).toBe('Business at a glance: 4 more answers give it a score.');
    expect(found.warnings.map(({ code }) => code)).toEqual(['no-earnings']);
  });

  test('explains which gate caps the score', async ({ desk: { owner, check } }) => {
    const version = await versionOf(owner, check, 'B2');
    await expectOk(putAnswer(owner, check, { question: 'B2', state: 'given', value: 60, version }));
    const { found } = await valueSeen(owner, check);
    expect(found.score.claimed.overall).toBe(50);
    expect(found.gates.map(({ words }) => words)).toEqual([
      'The score is capped at 50 because one customer accounts for more than half of revenue.',
    ]);
  });

  test('uses another row if the owner chooses one, and the second of two changes is refused', async ({
    desk: { owner, check },
  }) => {
    const other = await tradeRowId(owner, 'Independent auto repair');
    const { version } = await valueSeen(owner, check);
    await expectOk(priceAs(owner, check, other, version));
    expect((await valueSeen(owner, check)).found.row).toMatchObject({ low: 2, high: 3.5 });
    expect(await codeOf(priceAs(owner, check, other, version))).toBe('stale');
  });

  test('says whether the row was chosen for the check or follows from the trade of the business', async ({
    desk: { owner },
  }) => {
    const plumber = await addBusiness(owner, { trade: 'plumbing', ein: '20-1112223' });
    const check = await startCheck(owner, plumber);
    expect((await valueSeen(owner, check)).given).toMatchObject({
      tradeRowId: await tradeRowId(owner, 'HVAC, plumbing, electrical'),
      tradeChosen: false,
    });
    const chosen = await tradeRowId(owner, 'Plumbing and HVAC contractors, $2.5M to $24.9M of sales');
    await expectOk(priceAs(owner, check, chosen));
    expect((await valueSeen(owner, check)).given).toMatchObject({ tradeRowId: chosen, tradeChosen: true });
  });

  test('refuses rows that are not trades, are retired or do not exist', async ({ desk }) => {
    const { owner, check, product } = desk;
    const size = await product.database.db
      .selectFrom('valuation_row')
      .select('id')
      .where('kind', '=', 'size')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(await codeOf(priceAs(owner, check, size.id))).toBe('not-a-trade');
    const gone = await tradeRowId(owner, 'Independent restaurant');
    await product.database.db
      .updateTable('valuation_row')
      .set({ retired_at: new Date() })
      .where('id', '=', gone)
      .execute();
    expect(await codeOf(priceAs(owner, check, gone))).toBe('not-a-trade');
    const missing = '00000000-0000-4000-8000-000000000000';
    expect(await codeOf(priceAs(owner, check, missing))).toBe('not-a-trade');
  });

  test('falls back to another row of the trade if the chosen one was retired', async ({ desk }) => {
    const { owner, check, product } = desk;
    await product.database.db
      .updateTable('valuation_row')
      .set({ retired_at: new Date() })
      .where('subsector', '=', 'HVAC, plumbing, electrical')
      .execute();
    const { found } = await valueSeen(owner, check);
    expect(found.row?.subsector).toBe('Plumbing and HVAC contractors, $2.5M to $24.9M of sales');
  });
});

describe('recorded sales', () => {
  test('are shown next to a value whose range is a guide range, by the same metric and trade', async ({
    desk,
  }) => {
    const { owner, check } = desk;
    const { found } = await valueSeen(owner, check);
    expect(found.row).toMatchObject({ subsector: 'HVAC, plumbing, electrical', low: 2.5, high: 5 });
    const sales = found.crossChecks.recordedSales;
    expect(sales.map(({ metric }) => metric)).toEqual(['SDE', 'SDE', 'SDE']);
    expect(Object.fromEntries(sales.map(({ subsector, middle }) => [subsector, middle]))).toEqual({
      Plumbing: 2.51,
      'Electrical and mechanical contractors': 2.55,
      'Plumbing and HVAC contractors, $2.5M to $24.9M of sales': 2.82,
    });
  });
});

describe('the asset floor', () => {
  const told = { equipment: 90_000_00, inventory: 20_000_00, receivables: 15_000_00, liabilities: 40_000_00 };

  test('is the value of the assets minus debts, and the only value of a business with a loss', async ({
    desk,
  }) => {
    const { owner, check } = desk;
    const saved = await expectOk(owner.put(at(check, 'assets'), { ...told, version: 0 }));
    expect(saved).toEqual({ floor: 85_000_00, version: 1 });
    expect((await valueSeen(owner, check)).found.crossChecks.assetFloor).toBe(85_000_00);
    expect(await codeOf(owner.put(at(check, 'assets'), { ...told, version: 0 }))).toBe('stale');
    await expectOk(owner.put(at(check, 'assets'), { ...told, liabilities: 200_000_00, version: 1 }));
    const version = await versionOf(owner, check, 'A6');
    await expectOk(putAnswer(owner, check, { question: 'A6', state: 'given', value: -5_000_00, version }));
    const { found } = await valueSeen(owner, check);
    expect([found.value.claimed, found.financing]).toEqual([null, null]);
    expect(found.crossChecks.assetFloor).toBe(-75_000_00);
    expect(found.warnings.map(({ code }) => code)).toEqual(['earnings-not-positive']);
  });

  test('refuses negative and fractional amounts', async ({ desk: { owner, check } }) => {
    for (const equipment of [-1, 0.5, 1e15, '5', null])
      expect(await codeOf(owner.put(at(check, 'assets'), { ...told, equipment, version: 0 }))).not.toBe('ok');
  });
});

describe('access to the value', () => {
  test('is open to a broker until the engagement ends', async ({ desk }) => {
    const { broker, mandate } = await withBroker(desk);
    const { check, owner } = desk;
    await expectOk(priceAs(broker, check, await tradeRowId(broker, 'Independent auto repair')));
    expect((await valueSeen(broker, check)).found).toEqual((await valueSeen(owner, check)).found);
    await expectOk(owner.post(`/api/mandates/${mandate}/moves`, { to: 'ended', version: 2 }));
    for (const what of ['value', 'scenarios', 'plan', 'points'])
      expect(await codeOf(broker.get(at(check, what)))).toBe('not-found');
  });

  test('is closed to a broker who only vets requests', async ({ desk }) => {
    const { check, owner, product } = desk;
    const report = await makeReport(owner, check);
    const { broker, mandate, listingId } = await withBroker(desk, false);
    const parts = ['answers', 'score', 'papers', 'earnings', 'earnings-accounts', 'value', 'scenarios'];
    const paths = [...parts, 'plan', 'points', 'reports'].map((part) => at(check, part));
    for (const path of [`/api/health-checks/${check}`, ...paths, `/api/check-reports/${report}`]) {
      expect(await codeOf(owner.get(path)), path).toBe('ok');
      expect(await codeOf(broker.get(path)), path).toBe('not-found');
    }
    expect(await codeOf(broker.get(`/api/check-reports/${report}/pdf`))).toBe('not-found');
    expect(await codeOf(broker.post(`/api/listing/${listingId}/health-check`, undefined))).toBe('not-found');
    expect(await expectOk(broker.get('/api/health-checks'))).toMatchObject({ items: [] });
    expect(await expectOk(owner.get(at(check, 'plan')))).toMatchObject({ people: [{ id: owner.id }] });
    await expectOk(owner.post(`/api/mandates/${mandate}/moves`, { to: 'ended', version: 2 }));
    await giveMandate(product, { seller: owner, broker, listingId, mayApprove: true });
    for (const path of paths) expect(await codeOf(broker.get(path)), path).toBe('ok');
    expect(await codeOf(broker.get(`/api/check-reports/${report}/pdf`))).toBe('ok');
  });

  test('is closed to collaborators on a section or on the books', async ({ desk }) => {
    const { product, check } = desk;
    const helper = await join(product, 'Benno Carrow');
    const stranger = await join(product, 'Sol Verity');
    await product.database.db
      .insertInto('check_helper')
      .values({
        id: '5b4b1f0e-6f0a-4c39-9a53-0d6f7b7f0a01',
        check_id: check,
        status: 'active',
        invited_email: helper.email,
        person_id: helper.id,
        sections: ['glance', 'edge', 'boost', 'risk', 'growth'],
        books: true,
        invited_at: new Date(),
        accepted_at: new Date(),
      })
      .execute();
    for (const who of [helper, stranger]) {
      for (const what of ['value', 'scenarios', 'plan', 'points'])
        expect(await codeOf(who.get(at(check, what)))).toBe('not-found');
      const kept = { name: 'Mine', moved: { ...nothingMoved, growth: 5 } };
      expect(await codeOf(who.post(at(check, 'scenarios'), kept))).toBe('not-found');
    }
  });
});

describe('the books', () => {
  test('replace the answer: three years are weighted, and the history has the value', async ({ desk }) => {
    const { owner, check } = desk;
    // The last twelve months overlap with the third year, which is therefore not weighted.
    const years = { first: 300_000_00, second: 330_000_00, latest: 374_000_00 } as const;
    for (const period of ['first', 'second', 'latest'] as const) {
      const year = { lines: { REV: years[period] }, netIncome: years[period] };
      await expectOk(typeYear(owner, check, period, year));
    }
    const { found, given } = await valueSeen(owner, check);
    expect(given.periods.map(({ bridge }) => bridge.sde)).toEqual(Object.values(years));
    expect(found.earnings).toMatchObject({
      from: 'recast',
      amount: dollars(weighted.base),
      way: 'weighted',
      revenue: years.latest,
    });
    expect((await pointsSeen(owner, check)).at(-1)?.mid).toBe(found.value.claimed?.mid);
    expect(found.warnings.map(({ code }) => code)).toContain('price-to-revenue-high');
  });
});
