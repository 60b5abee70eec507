import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { tradeValues } from '#features/marketplace/businesses/domain/trades.ts';
import { rangeFor, rowForTrade, rowsOfTrade } from '#features/valuation/valuation/domain/find-rows.ts';
import { findTableRows } from '#features/valuation/valuation/server/find-table-rows.ts';
import * as given from '#test/support/valuation-examples.ts';
import { ask, carried, rowOf, tables, test, valued } from './desk.ts';

const { dollars } = given;

describe('the tables', () => {
  test('give the origin of every figure, or say that no source was read', async ({ scene }) => {
    const { rows, rules } = await tables(scene.owner);
    expect(rows.filter(({ kind }) => kind === 'size')).toHaveLength(9);
    expect(rows.filter(({ kind }) => kind === 'trade')).toHaveLength(90);
    for (const one of [...rows, ...rules]) {
      expect(one.source).not.toBe('');
      expect(one.asOf <= '2026-11-20').toBe(true);
      expect(one.reviewDue).toBe('2027-02-20');
    }
    const unread = rows
      .filter(({ verified }) => !verified)
      .map(({ subsector, metric }) => `${subsector} ${metric}`);
    expect(unread.toSorted()).toEqual([
      'Appliance repair SDE',
      'Bakery SDE',
      'Brand or e-commerce SDE',
      'Chemical formulator or distributor EBITDA',
      'Consulting firm SDE',
      'Courier or delivery routes SDE',
      'Dry cleaner SDE',
      'Engineering or architecture firm SDE',
      'Field services EBITDA',
      'General contracting and remodeling SDE',
      'Government contractor EBITDA',
      'Grocery or specialty food store SDE',
      'Guard or alarm company SDE',
      'Hair, nail or beauty salon SDE',
      'Home and social services SDE',
      'IT consulting or web development SDE',
      'Job shop SDE',
      'Laboratory or contract research EBITDA',
      'Medical billing SDE',
      'Medical practice SDE',
      'Moving company SDE',
      'Pet grooming or boarding SDE',
      'Physical therapy or chiropractic SDE',
      'Printing or sign shop SDE',
      'Self-storage or warehousing SDE',
      'Small chemical business SDE',
      'Small manufacturer SDE',
      'Staffing agency SDE',
      'Telecom installer or reseller SDE',
      'Tree service SDE',
      'Wholesale and distribution SDE',
    ]);
  });

  test('have the medians and the rules of the worked examples', async ({ scene }) => {
    const { rows, rules } = await tables(scene.owner);
    const bands = rows.filter(({ kind }) => kind === 'size');
    const figures = (of: { metric: string; from: number | null; to: number | null; middle: number | null }) =>
      [of.metric, of.from, of.to, of.middle].join(' ');
    expect(bands.map(figures).toSorted()).toEqual(given.bands.map(figures).toSorted());
    expect(Object.fromEntries(rules.map(({ key, value }) => [key, value]))).toEqual(given.rules);
  });

  test('have multiples for each trade that an owner can choose, and no others', async ({ scene }) => {
    const { rows } = await tables(scene.owner);
    for (const trade of tradeValues)
      expect([trade, rowForTrade(rows, trade)?.trades]).toEqual([trade, expect.arrayContaining([trade])]);
    expect(rows.filter(({ kind, trades }) => (kind === 'trade') !== trades.length > 0)).toEqual([]);
    const hvac = rowForTrade(rows, 'hvac');
    expect(hvac).toMatchObject({
      subsector: 'HVAC, plumbing, electrical',
      low: 2.5,
      high: 5,
      verified: true,
    });
    // An online brand is priced as one, but a contractor never is.
    expect(rowForTrade(rows, 'ecommerce')).toMatchObject({
      subsector: 'Brand or e-commerce',
      low: 2,
      high: 3.5,
    });
    expect(rowForTrade(rows, 'gym')).toMatchObject({ metric: 'SDE', low: 2, high: 4 });
    expect(rangeFor(rowsOfTrade(rows, 'gym'), rows, 'EBITDA')).toBeNull();
  });

  test('have a range for each of the 25 industries, or say why not', async ({ scene }) => {
    const { rows } = await tables(scene.owner);
    const industries = new Set(rows.flatMap((row) => row.industries));
    expect(industries.size).toBe(25);
    const twice = rows
      .filter(({ standard }) => standard)
      .flatMap(({ industries: of, metric }) => of.map((industry) => `${industry} ${metric}`));
    expect(twice.filter((name, at) => twice.indexOf(name) !== at)).toEqual([]);
  });
});

describe('an estimate', () => {
  test('of an HVAC company with $400,000 of SDE names its row, its size and what a buyer can finance', async ({
    scene,
  }) => {
    const found = await valued(scene.owner, { earnings: 40_000_000, q: 'HVAC' });
    expect(found.insufficient).toBeNull();
    expect(found.row).toMatchObject({
      subsector: 'HVAC, plumbing, electrical',
      low: 2.5,
      high: 5,
      asOf: '2026-11-20',
      source: expect.stringContaining('sellyourbusiness.com'),
      verified: true,
    });
    expect(found.value).toEqual({
      low: dollars(1_125_000),
      mid: dollars(1_500_000),
      high: dollars(1_875_000),
    });
    expect(found.size).toMatchObject({
      row: { middle: 3.3, asOf: '2025-09-30' },
      atMedian: dollars(1_320_000),
    });
    // ($400,000 − $110,000) at 1.25, 10%, 120 months, a tenth of equity.
    expect(found.financing).toEqual({
      cash: dollars(290_000),
      salary: dollars(110_000),
      coverage: 1.25,
      maxProject: dollars(1_625_528.69),
      needsMore: false,
      words: null,
    });
    expect(found.others.map(({ subsector }) => subsector)).toContain(
      'Plumbing and HVAC contractors, $2.5M to $24.9M of sales',
    );
    expect(found.disclaimer).toContain('not an appraisal');
    const withRevenue = await valued(scene.owner, {
      earnings: 40_000_000,
      q: 'HVAC',
      revenue: 130_000_000,
    });
    expect(withRevenue.toRevenue).toMatchObject({ row: { low: 0.45, high: 1.08 } });
    expect(withRevenue.warnings.map(({ code }) => code)).toEqual(['price-to-revenue-high']);
  });

  test('says so if a buyer can hardly finance it', async ({ scene }) => {
    const found = await valued(scene.owner, { earnings: dollars(given.acquisition.sde), q: 'a dentist' });
    expect(found.value?.mid).toBe(dollars(374_000 * 1.5 * 3.3));
    expect(found.financing).toMatchObject({
      maxProject: dollars(given.acquisition.maxProject),
      needsMore: true,
      words: 'The price likely needs seller financing or more equity.',
    });
  });

  test('can start from words, a row, or an industry', async ({ scene }) => {
    const { owner } = scene;
    const of = async (query: Record<string, unknown>) =>
      (await valued(owner, { earnings: 20_000_000, ...query })).row?.subsector;
    expect(await of({ q: 'my daycare' })).toBe('Childcare or tutoring');
    expect(await of({ industry: 'Automotive' })).toBeUndefined();
    expect(await of({ industry: 'Investments' })).toBe('Accounting and tax practice');
    const { id } = await rowOf(owner, 'Body shop');
    expect(await of({ rowId: id, q: 'daycare' })).toBe('Body shop');
    expect((await ask(owner, 'estimate', { earnings: 1, rowId: randomUUID() })).status).toBe(404);
  });

  test('is refused without earnings or a range, and says why', async ({ scene }) => {
    const { owner } = scene;
    const why = async (query: Record<string, unknown>) => {
      const { insufficient, value } = await valued(owner, query);
      return [insufficient?.code, value];
    };
    expect(await why({ earnings: 0, q: 'hvac' })).toEqual(['earnings-not-positive', null]);
    expect(await why({ earnings: -1, q: 'hvac' })).toEqual(['earnings-not-positive', null]);
    expect(await why({ earnings: 40_000_000, q: 'alpaca farm' })).toEqual(['trade-unknown', null]);
    expect(await why({ earnings: 40_000_000 })).toEqual(['trade-unknown', null]);
    expect(await why({ earnings: 40_000_000, industry: 'Automotive' })).toEqual(['several-trades', null]);
    expect(await why({ earnings: 40_000_000, q: 'technology' })).toEqual(['several-trades', null]);
    expect(await why({ earnings: 40_000_000, industry: 'RealEstate' })).toEqual(['other-metric', null]);
    const agency = await valued(owner, { earnings: 40_000_000, industry: 'Insurance', revenue: 100_000_000 });
    expect(agency.onRevenue).toMatchObject({ low: dollars(2_000_000), high: dollars(3_500_000) });
  });

  test('only accepts amounts in whole cents', async ({ scene }) => {
    for (const earnings of ['', 'many', '1.5', '1e14', '$400,000'])
      if (earnings !== '')
        expect([earnings, (await ask(scene.owner, 'estimate', { earnings })).status]).toEqual([
          earnings,
          400,
        ]);
    expect((await scene.owner.get('/api/valuation/estimate?q=hvac')).status).toBe(400);
    expect((await scene.product.call('GET', '/api/valuation/estimate?earnings=1')).status).toBe(401);
  });
});

describe('debt service', () => {
  const { acquisition: of, sellerNote } = given;
  const purchase = {
    price: dollars(of.price),
    workingCapital: dollars(of.workingCapital),
    closingCosts: dollars(of.closingCosts),
    sde: dollars(of.sde),
  };

  test('of the worked example is exact to the cent, with the assumed values', async ({ scene }) => {
    const found = await carried(scene.owner, purchase);
    expect(found).toMatchObject({
      project: dollars(of.project),
      equity: dollars(of.equity),
      loan: dollars(of.loan),
      monthly: dollars(of.monthly),
      annual: { loan: dollars(of.annual), total: dollars(of.annual) },
      cash: dollars(of.cash),
      dscr: of.dscr,
      maxLoan: { atMinimum: dollars(of.maxLoan.atMinimum), atComfort: dollars(of.maxLoan.atComfort) },
      maxProject: { atComfort: dollars(of.maxProject) },
      given: { salary: dollars(of.salary), rate: 10, months: 120, equity: 10 },
    });
    expect(found.assumed).toEqual([
      'salary',
      'equity',
      'rate',
      'months',
      'sellerNoteRate',
      'sellerNoteMonths',
    ]);
    expect(found.warnings.map(({ code, rule }) => [code, rule?.key])).toEqual([
      ['valuation-needed', 'goodwill-valuation'],
    ]);
    expect((await carried(scene.owner, { ...purchase, capex: dollars(of.capex) })).dscr).toBe(
      of.dscrAfterCapex,
    );
  });

  test('counts a paying seller note, but not one on standby', async ({ scene }) => {
    const noted = { ...purchase, loan: dollars(sellerNote.loan), sellerNote: dollars(sellerNote.note) };
    const paying = await carried(scene.owner, noted);
    expect(paying).toMatchObject({
      dscr: sellerNote.dscr,
      annual: { total: dollars(sellerNote.annual.total) },
    });
    const standby = await carried(scene.owner, { ...noted, sellerNoteTerms: 'standby' });
    expect(standby.dscr).toBe(sellerNote.dscrOnStandby);
  });

  test('uses EBITDA unchanged, because it includes the operator’s pay', async ({ scene }) => {
    const found = await carried(scene.owner, { price: purchase.price, ebitda: dollars(264_000) });
    expect(found).toMatchObject({ cash: dollars(264_000), given: { sde: null, salary: null } });
    expect((await ask(scene.owner, 'debt-service', { price: 1 })).status).toBe(400);
  });

  test('is correct for the largest accepted amounts', async ({ scene }) => {
    const most = 1e13;
    const found = await carried(scene.owner, {
      ...{ price: most, workingCapital: most, closingCosts: most, sde: most, sellerNote: most },
      ...{ equity: 10, rate: 50, months: 480 },
    });
    expect(found.warnings.map(({ code }) => code)).toContain('loan-over-maximum');
    expect((await carried(scene.owner, { price: 0, sde: 0 })).dscr).toBeNull();
  });
});

test('other features find rows by words', async ({ scene }) => {
  const found = await findTableRows(
    { db: scene.product.database.db },
    'what is a landscaping company worth?',
  );
  expect(found).toMatchObject([{ subsector: 'Landscaping', low: 2, high: 3.5 }]);
});
