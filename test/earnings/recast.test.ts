import { describe, expect } from 'vitest';
import { derivedAnswersOf, recastOf } from '#features/valuation/earnings/server/recast-of.ts';
import { days } from '#kernel/instant.ts';
import { problemOf } from '#test/support/caller.ts';
import { addAddBackOf, earningsOf, periodOf, typeYear } from '#test/support/earnings.ts';
import { oneOwner, twoOwners } from '#test/support/health-check-examples.ts';
import { expectOk } from '#test/support/people.ts';
import { aBusiness, type Books, test } from './books.ts';

const dollars = (amount: number) => amount * 100;
const inCents = (lines: Record<string, number>) =>
  Object.fromEntries(Object.entries(lines).map(([code, amount]) => [code, dollars(amount)]));

const oneOwnerLines = inCents({
  REV: 2_400_000,
  COGS_OTHER: 1_320_000,
  PAYROLL: 420_000,
  OFFICER_COMP: 180_000,
  RENT: 96_000,
  INS: 24_000,
  VEHICLE: 30_000,
  PROF_FEES: 40_000,
  OTHER_OPEX: 90_000,
  DEPR: 60_000,
  INT_EXP: 24_000,
  INT_INC: 1_000,
});
const accounts: Record<string, string | null> = {
  'O-COMP': 'OFFICER_COMP',
  'O-RENT': 'RENT',
  'N-LEGAL': 'PROF_FEES',
};

async function payOneOwner({ owner, checkId }: Books, marketPay: number) {
  const { version, yearEnds, latestEnds } = await earningsOf(owner, checkId);
  const settings = { yearEnds, latestEnds, marketPay, marketPaySource: 'A survey of wages', version };
  return expectOk(owner.put(`/api/health-checks/${checkId}/earnings`, settings));
}

describe('the recast from typed figures', () => {
  test('with one owner matches the worked example: $264,000 and $374,000', async ({ books }) => {
    const { owner, checkId, product } = books;
    expect(await recastOf(product.database.db, checkId)).toBeNull();
    await expectOk(typeYear(owner, checkId, 'latest', { lines: oneOwnerLines, netIncome: dollars(117_000) }));
    await payOneOwner(books, dollars(110_000));
    for (const [code, effect, recorded, replacement] of oneOwner.addBacks) {
      const year = { recorded: dollars(recorded), replacement: dollars(replacement), recovered: 0 };
      await addAddBackOf(owner, checkId, {
        code,
        title: code,
        account: accounts[code] ?? null,
        onRevenue: code === 'A-CUT',
        years: { latest: { ...year, effect: dollars(effect) } },
      });
    }
    const found = await recastOf(product.database.db, checkId);
    expect(found?.periods).toHaveLength(1);
    expect(found?.periods[0]).toMatchObject({
      key: 'latest',
      months: 12,
      revenue: dollars(2_400_000),
      bridge: {
        netIncome: dollars(117_000),
        ebitda: dollars(200_000),
        owner: dollars(67_000),
        nonRecurring: dollars(25_000),
        corrections: dollars(-28_000),
        adjustedEbitda: dollars(264_000),
        sde: dollars(374_000),
        refused: [],
        flags: ['heavy', 'one-large', 'word-alone'],
      },
    });
    expect(found?.periods[0]?.bridge.margin?.toFixed(6)).toBe(oneOwner.margin);
    const seen = await periodOf(owner, checkId, 'latest');
    expect(seen.bridge.sde).toBe(dollars(374_000));
    expect(seen.ebitda).toEqual({ bottom: dollars(200_000), top: dollars(200_000) });
    expect(await derivedAnswersOf(product.database.db, checkId)).toEqual({
      A2: null,
      A3: { value: 11.0831, benchmarked: false, documented: false },
      A4: null,
      A6: { value: dollars(374_000), documented: false },
      C5: { value: 0, documented: false },
    });
  });

  test('with two owners is $205,000', async ({ books }) => {
    const { owner, checkId } = books;
    const lines = inCents({ REV: 500_000, OFFICER_COMP: 110_000, OTHER_OPEX: 240_000 });
    const { ebitda, first, second, secondOnMarket, sde } = twoOwners;
    await expectOk(typeYear(owner, checkId, 'latest', { lines, netIncome: dollars(ebitda) }));
    await payOneOwner(books, dollars(70_000));
    const pay = (recorded: number, replacement: number) => ({
      latest: { recorded: dollars(recorded), replacement: dollars(replacement), recovered: 0, effect: 0 },
    });
    await addAddBackOf(owner, checkId, {
      code: 'O-COMP',
      account: 'OFFICER_COMP',
      years: pay(first, 70_000),
    });
    await addAddBackOf(owner, checkId, {
      code: 'O-FAM',
      account: 'OFFICER_COMP',
      years: pay(second, secondOnMarket),
    });
    expect((await periodOf(owner, checkId, 'latest')).bridge.sde).toBe(dollars(sde));
  });

  test('is incomplete if the lines of a year do not add up to its net income, and says by how much', async ({
    books: { owner, checkId, product },
  }) => {
    await expectOk(typeYear(owner, checkId, 'third', { lines: oneOwnerLines, netIncome: dollars(120_000) }));
    const { gaps, ebitda } = await periodOf(owner, checkId, 'third');
    expect(gaps).toEqual([{ code: 'does-not-tie', lines: dollars(117_000), stated: dollars(120_000) }]);
    expect(ebitda).toEqual({ bottom: dollars(203_000), top: dollars(200_000) });
    expect(await recastOf(product.database.db, checkId)).toBeNull();
  });

  test('refuses the second of two tabs', async ({ books: { owner, checkId } }) => {
    const year = { lines: { REV: 100 }, netIncome: 100 };
    const both = await Promise.all([
      typeYear(owner, checkId, 'first', year),
      typeYear(owner, checkId, 'first', year),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await typeYear(owner, checkId, 'first', null, 2)).status).toBe(409);
    await expectOk(typeYear(owner, checkId, 'first', null, 1));
    expect((await periodOf(owner, checkId, 'first')).gaps).toEqual([{ code: 'no-figures' }]);
  });

  test('answers growth and volatility from three years', async ({ books: { owner, checkId, product } }) => {
    for (const [at, key] of (['first', 'second', 'third'] as const).entries()) {
      const sales = [1_000_000, 1_000_000, 1_210_000][at] ?? 0;
      const profit = [300_000, 330_000, -30_000][at] ?? 0;
      const lines = inCents({ REV: sales, OTHER_OPEX: sales - profit });
      await expectOk(typeYear(owner, checkId, key, { lines, netIncome: dollars(profit) }));
    }
    const { A2, A4, C5 } = await derivedAnswersOf(product.database.db, checkId);
    expect(A2).toEqual({ value: 10, documented: false });
    // Mean 200,000; (100,000² + 130,000² + 230,000²) ÷ 3 = 26,600,000,000.
    expect(A4).toEqual({ value: 81.5475, lossYear: true, documented: false });
    expect(C5).toBeNull();
  });

  test('refuses impossible figures', async ({ books: { owner, checkId, product } }) => {
    const refused = async (answer: Promise<Response>) => problemOf(await answer);
    const code = async (answer: Promise<Response>) => (await refused(answer)).code;
    const typed = (lines: Record<string, number>) =>
      typeYear(owner, checkId, 'first', { lines, netIncome: 0 });
    expect(await code(typed({ RENT: -5 }))).toBe('wrong-sign');
    expect(await code(typed({ CONTRA_REV: 5 }))).toBe('wrong-sign');
    for (const lines of [{ UNMAPPED: 5 }, { SUSPENSE: 5 }, { REV: 0.5 }, { REV: 1e15 }, { NOTHING: 1 }])
      expect(await code(typed(lines as never))).toBe('invalid-fields');
    const put = async (more: Record<string, unknown>) => {
      const { version, yearEnds, latestEnds } = await earningsOf(owner, checkId);
      const body = { yearEnds, latestEnds, marketPay: null, marketPaySource: '', version, ...more };
      return owner.put(`/api/health-checks/${checkId}/earnings`, body);
    };
    const set = (more: Record<string, unknown>) => code(put(more));
    const ahead = new Date(product.clock.now().getTime() + 400 * days).toISOString().slice(0, 4);
    expect(await set({ yearEnds: '2020-02-28' })).toBe('not-a-month-end');
    expect(await set({ latestEnds: '2019-12-31' })).toBe('latest-before-year');
    expect(await set({ yearEnds: '2019-12-31' })).toBe('ends-far-apart');
    expect(await set({ latestEnds: `${ahead}-12-31` })).toBe('ends-ahead');
    const sourceless = await refused(put({ marketPay: 100 }));
    expect(sourceless.code).toBe('source-missing');
    expect(Object.keys(sourceless.fields ?? {})).toEqual(['marketPaySource']);
    expect(await set({ version: 7 })).toBe('stale');
  });
});

describe('a fiscal year that is also the last twelve months', () => {
  const lines = inCents({ REV: 1_000_000, OFFICER_COMP: 150_000, OTHER_OPEX: 400_000 });
  const year = { lines, netIncome: dollars(450_000) };
  const settle = async ({ owner, checkId }: Books, latestEnds: string, yearEnds = latestEnds) => {
    const { version } = await earningsOf(owner, checkId);
    const body = {
      yearEnds,
      latestEnds,
      marketPay: dollars(110_000),
      marketPaySource: 'A survey',
    };
    return expectOk(owner.put(`/api/health-checks/${checkId}/earnings`, { ...body, version }));
  };

  test('is one period: shown once, with every add-back that counts', async ({ books }) => {
    const { owner, checkId, product } = books;
    await settle(books, '2025-12-31');
    await expectOk(typeYear(owner, checkId, 'latest', year));
    const car = { recorded: dollars(9_000), replacement: 0, recovered: 0, effect: 0 };
    await addAddBackOf(owner, checkId, { code: 'O-PERK', title: 'A car', years: { third: car } });
    await addAddBackOf(owner, checkId, { code: 'O-PERK', title: 'A phone', years: { latest: car } });
    const { periods, typed } = await earningsOf(owner, checkId);
    expect(periods.map(({ key }) => key)).toEqual(['first', 'second', 'third']);
    expect(typed.map(({ period }) => period)).toEqual(['third']);
    const found = await recastOf(product.database.db, checkId);
    expect(found?.periods.map(({ key, latest, bridge }) => [key, latest, bridge.sde])).toEqual([
      ['third', true, dollars(450_000 + 150_000 + 18_000)],
    ]);
    expect((await derivedAnswersOf(product.database.db, checkId)).A6?.value).toBe(dollars(618_000));
  });

  test('keeps what was typed under either name, and the newer figures win', async ({ books }) => {
    const { owner, checkId } = books;
    await settle(books, '2025-06-30', '2024-12-31');
    await expectOk(typeYear(owner, checkId, 'latest', year));
    await settle(books, '2024-12-31');
    expect((await periodOf(owner, checkId, 'third')).netIncome).toBe(dollars(450_000));
    const less = { lines: inCents({ REV: 1_000_000, OTHER_OPEX: 900_000 }), netIncome: dollars(100_000) };
    await expectOk(typeYear(owner, checkId, 'third', less, 1));
    expect((await periodOf(owner, checkId, 'third')).netIncome).toBe(dollars(100_000));
    await expectOk(typeYear(owner, checkId, 'third', null, 2));
    expect((await periodOf(owner, checkId, 'third')).source).toBeNull();
  });
});

describe('an add-back', () => {
  const bad = { latest: { recorded: 100, replacement: 0, recovered: 0, effect: 0 } };

  test('says which tests it fails, and then does not count', async ({
    books: { owner, checkId, product },
  }) => {
    const lines = { REV: 100_000, PROF_FEES: 5_000 };
    await expectOk(typeYear(owner, checkId, 'latest', { lines, netIncome: 95_000 }));
    const year = (recorded: number) => ({ latest: { recorded, replacement: 0, recovered: 0, effect: 0 } });
    const first = await addAddBackOf(owner, checkId, { account: 'PROF_FEES', years: year(4_000) });
    const failed = async (more: Record<string, unknown>) => {
      product.clock.advance(1_000);
      const { id } = await addAddBackOf(owner, checkId, more);
      const period = await periodOf(owner, checkId, 'latest');
      const found = period.addBacks.find((one) => one.id === id);
      await expectOk(owner.delete(`/api/add-backs/${id}`));
      return Object.entries(found?.judged.tests ?? {}).flatMap(([name, result]) =>
        result === 'fail' && name !== 'T5' ? [name] : [],
      );
    };
    expect(await failed({ account: 'PROF_FEES', years: year(5_001) })).toEqual(['T1']);
    expect(await failed({ account: 'PROF_FEES', years: year(1_001) })).toEqual(['T6']);
    expect(await failed({ account: 'PROF_FEES', years: year(1_000) })).toEqual([]);
    expect(await failed({ overlaps: first.id })).toEqual(['T6']);
    expect(await failed({ samePeriod: false })).toEqual(['T2']);
    expect(await failed({ otherYears: 2 })).toEqual(['T3']);
    expect(await failed({ years: { ...bad, first: bad.latest, second: bad.latest } })).toEqual(['T3']);
    expect(await failed({ neededByBuyer: true })).toEqual(['T4']);
    expect((await periodOf(owner, checkId, 'latest')).bridge.adjustedEbitda).toBe(99_000);
  });

  test('only refers to documents and add-backs of its own check', async ({
    books: { owner, checkId, product },
  }) => {
    const other = await aBusiness(product, 'Osric Thane');
    const theirs = await addAddBackOf(other.owner, other.checkId);
    const code = async (more: Record<string, unknown>) => {
      const answer = await owner.post(`/api/health-checks/${checkId}/add-backs`, { ...theirs, ...more });
      return (await problemOf(answer)).code;
    };
    expect(await code({ overlaps: theirs.id })).toBe('overlap-unknown');
    expect(await code({ papers: [{ paperId: checkId, proof: 'bank' }] })).toBe('paper-unknown');
    expect(await code({ years: {} })).toBe('no-amount');
    expect((await owner.delete(`/api/add-backs/${theirs.id}`)).status).toBe(404);
  });

  test('refuses the second of two tabs', async ({ books: { owner, checkId } }) => {
    const { id, ...sent } = await addAddBackOf(owner, checkId);
    const change = (title: string) => owner.put(`/api/add-backs/${id}`, { ...sent, title });
    const both = await Promise.all([change('one'), change('other')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
