import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { adjustmentOf } from '#test/support/adjustment-evidence.ts';
import { reportOf, writeReport } from '#test/support/earnings-reports.ts';
import { adjustedOf, journalOf, type Posting } from '#test/support/ledgers.ts';
import { expectOk, type Someone } from '#test/support/people.ts';
import { type BehindFigure, figureOf } from '#test/support/report-figures.ts';
import { addScheduleTo, agingOf } from '#test/support/schedules.ts';
import { type Court, test as ofCourt } from './a-court.ts';
import { test as ofReview, type Review, readLedger } from './a-review.ts';
import { quietYears, soldTruck, tested } from './tested.ts';

type Kind = BehindFigure['kind'];

/** The figures of some kinds that can be reached from those of a report. */
async function reached(who: Someone, reportId: string, ...kinds: Kind[]) {
  const { figures } = await reportOf(who, reportId);
  const found = new Map<string, BehindFigure>();
  const open = [...new Set(Object.values(figures))];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (found.has(key)) continue;
    const behind = await figureOf(who, reportId, key);
    found.set(key, behind);
    open.push(...behind.parts.flatMap(({ figure }) => figure ?? []));
  }
  return [...found].filter(([, { kind }]) => kinds.includes(kind)).map(([key, of]) => ({ key, ...of }));
}

/** $100 of sales in each month of three years that name no customer, and $400 that a customer owes at the end. */
function unnamedSales(): Posting[] {
  const months = Array.from({ length: 36 }, (_, at) => {
    const month = `${2023 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
    return [
      { day: `${month}-05`, account: 'Sales', cents: -100_00, number: `S${at}` },
      { day: `${month}-05`, account: 'Checking', cents: 100_00, number: `S${at}` },
    ];
  });
  const owed = { day: '2025-12-20', number: 'A1' };
  return [
    ...months.flat(),
    { ...owed, account: 'Accounts Receivable', cents: 400_00 },
    { ...owed, account: 'Checking', cents: -400_00 },
  ];
}

const salesIn = (year: string, ...rows: [string, number][]) =>
  [
    `Customer,"Jan - Dec ${year}"`,
    ...rows.map(([name, dollars]) => `${name},${dollars.toFixed(2)}`),
    `TOTAL,${rows.reduce((sum, [, dollars]) => sum + dollars, 0).toFixed(2)}`,
    '',
  ].join('\n');

async function withSchedules(review: Review) {
  const { owner, reviewId } = review;
  const periods = { version: 1, yearEnds: '2025-12-31', latestEnds: '2025-12-31', years: 3 };
  await expectOk(owner.put(`/api/earnings-reviews/${reviewId}`, periods));
  await readLedger(review, journalOf(unnamedSales()));
  const add = (kind: 'customer-sales' | 'receivables', text: string, name: string) =>
    addScheduleTo(owner, reviewId, kind, text, name);
  const latest = await add(
    'customer-sales',
    salesIn('25', ['Ann Ace', 800], ['Bo Buyer', 400]),
    'sales-2025.csv',
  );
  await add('customer-sales', salesIn('24', ['Ann Ace', 700], ['Bo Buyer', 500]), 'sales-2024.csv');
  // The newest one is of another year, and the books do not prove it.
  await add('customer-sales', salesIn('23', ['Ann Ace', 9]), 'sales-2023.csv');
  const aged = agingOf([['Ann Ace', 200_00, 0, 100_00, 0, 100_00]]);
  const aging = await add('receivables', aged, 'aging.csv');
  return { latest: latest.id, aging: aging.id };
}

describe('a figure that a schedule tells', () => {
  ofReview('opens the file that it was worked out from, also when another is newer', async ({ review }) => {
    const { owner, reviewId } = review;
    const { latest, aging } = await withSchedules(review);
    const report = await writeReport(owner, reviewId, 'names');
    const found = await reached(owner, report, 'schedule');
    const fileOf = Object.fromEntries(
      found.map(({ cents, items, now }) => [String(cents), [items[0]?.fileName, now]]),
    );
    expect(fileOf).toEqual({
      [String(800_00)]: ['sales-2025.csv', 'same'],
      [String(400_00)]: ['sales-2025.csv', 'same'],
      [String(700_00)]: ['sales-2024.csv', 'same'],
      [String(500_00)]: ['sales-2024.csv', 'same'],
      null: ['aging.csv', 'same'],
    });

    // What takes its place is not what the report was written from.
    const newer = agingOf([['Ann Ace', 100_00, 100_00, 100_00, 0, 100_00]]);
    await addScheduleTo(owner, reviewId, 'receivables', newer, 'newer.csv');
    const ages = found.find(({ cents }) => cents === null)?.key ?? '';
    expect((await figureOf(owner, report, ages)).items[0]?.fileName).toBe('aging.csv');

    for (const id of [latest, aging]) await expectOk(owner.delete(`/api/earnings-schedules/${id}`));
    const sold = found.find(({ cents }) => cents === 800_00)?.key ?? '';
    for (const key of [sold, ages])
      expect(await figureOf(owner, report, key)).toMatchObject({ now: 'gone', items: [], next: null });
  });
});

ofReview(
  'a finding that a later run no longer has, or has otherwise, is said to be so',
  async ({ review }) => {
    const { owner, reviewId, product } = review;
    await tested(review, [...quietYears(), soldTruck]);
    const report = await writeReport(owner, reviewId, 'monthly');
    const [first] = await reached(owner, report, 'finding');
    expect(first).toMatchObject({ now: 'same', partly: true, cents: expect.any(Number) });
    const nowOf = async () => (await figureOf(owner, report, first?.key ?? '')).now;
    const { db } = product.database;
    await sql`update earnings_finding set dollars = dollars + 1, stake = stake + 1`.execute(db);
    expect(await nowOf()).toBe('changed');
    await sql`delete from earnings_finding`.execute(db);
    expect(await nowOf()).toBe('gone');
  },
);

const withoutTests = async ({ owner, reviewId }: Court, id: string) => {
  const { code, title, why, share, onRevenue, needed, remark, amounts, version } = await adjustmentOf(
    owner,
    reviewId,
    id,
  );
  return { code, title, why, share, onRevenue, needed, remark, amounts, version };
};

describe('a figure of an adjustment', () => {
  ofCourt('tells who typed its amount last, and that it changed since', async ({ court }) => {
    const { owner, broker, reviewId, product } = court;
    const hire = (await adjustedOf(owner, reviewId)).adjustments.find(({ code }) => code === 'F-HIRE');
    const path = `/api/earnings-adjustments/${hire?.id}`;
    const report = await writeReport(owner, reviewId, 'names');
    const typed = await reached(owner, report, 'typed');
    const one = typed.find(({ label }) => label.includes('Ztitle')) ?? typed[0];
    const told = async () => {
      const all = await reached(owner, report, 'typed');
      return all.map(({ typed: by, now }) => `${by?.by} ${now}`);
    };
    expect(one?.typed?.by).toBe('Hettie Harrow');
    expect(new Set(await told())).toEqual(new Set(['Hettie Harrow same']));
    product.clock.advance(60_000);
    const sent = await withoutTests(court, hire?.id ?? '');
    await expectOk(broker.put(path, { ...sent, title: 'Another title' }));
    expect(new Set(await told())).toEqual(new Set(['Hettie Harrow same']));
    const amounts = sent.amounts.map((of) => ({ ...of, amount: of.amount - 1_00 }));
    await expectOk(broker.put(path, { ...sent, amounts, version: sent.version + 1 }));
    expect(await told()).toContain('Wanda Mandate changed');
  });

  ofCourt('is said to be gone with it', async ({ court }) => {
    const { owner, reviewId } = court;
    const report = await writeReport(owner, reviewId, 'names');
    const { adjustments } = await adjustedOf(owner, reviewId);
    const before = await reached(owner, report, 'adjustment', 'typed');
    expect(new Set(before.map(({ now }) => now))).toEqual(new Set(['same']));
    expect(before.some(({ kind, partly }) => kind === 'adjustment' && !partly)).toBe(true);
    for (const { id } of adjustments) await expectOk(owner.delete(`/api/earnings-adjustments/${id}`));
    const after = await reached(owner, report, 'adjustment', 'typed');
    expect(after.length).toBe(before.length);
    expect(new Set(after.map(({ now }) => now))).toEqual(new Set(['gone']));
    expect(after.map(({ cents }) => cents)).toEqual(before.map(({ cents }) => cents));
  });
});
