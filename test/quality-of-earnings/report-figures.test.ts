import { describe, expect } from 'vitest';
import type { DatabookStage } from '#features/quality-of-earnings/databook/domain/stages.ts';
import { placeNames } from '#features/quality-of-earnings/earnings-reports/domain/place-names.ts';
import { addBankFileTo, ofxOf, sayStatement } from '#test/support/bank-statements.ts';
import { reportOf, writeReport } from '#test/support/earnings-reports.ts';
import { addAdjustmentTo, chooseLines, journalOf, usualPriceTerms } from '#test/support/ledgers.ts';
import { expectOk, type Someone } from '#test/support/people.ts';
import { type BehindFigure, figureOf, tryFigure } from '#test/support/report-figures.ts';
import { endReviewer, inviteReviewer } from '#test/support/report-readings.ts';
import { namesOfBooks } from './a-book.ts';
import { type Court, test as ofCourt } from './a-court.ts';
import { test as ofReview, readLedger } from './a-review.ts';
import { quietYears, soldTruck, tested } from './tested.ts';

const statusOf = async (answer: Promise<Response>) => (await answer).status;

/** A month of bank lines, a return on cash with Schedule M-1, and terms that were typed: so that every chapter has figures. */
async function withEverything({ product, owner, reviewId }: Court): Promise<void> {
  const file = await addBankFileTo(
    owner,
    reviewId,
    ofxOf(
      [
        ['2025-01-09', 700_000, 'Zephyrine deposit'],
        ['2025-01-12', 99_999, 'Deposit'],
        ['2025-01-15', -210_037, 'Rent'],
      ],
      { from: '2025-01-01', to: '2025-01-31', closing: 1_589_962 },
    ),
  );
  const [statement] = file.statements;
  if (!statement) throw new Error('no statement');
  const account = { number: statement.account };
  await expectOk(sayStatement(owner, file.id, { statement: statement.number, account, opening: 1_000_000 }));
  const amounts = {
    ...{ receipts: 10_900_000, allowances: 100_000, officers: 1_800_036, income: 900_000 },
    ...{ bookIncome: 5_000_000, addedCosts: 860_00, lessIncome: 120_00, lessDeductions: 420_000 },
  };
  const taxReturn = { form: '1120s', basis: 'cash', amounts };
  const path = `/api/earnings-reviews/${reviewId}`;
  await expectOk(owner.put(`${path}/tax-returns`, { year: 2025, taxReturn, version: 0 }));
  const aging = { current: 900_000, to30: 100_000, to60: 0, to90: 0, over90: 50_000 };
  const items = [{ kind: 'debt', title: 'Loan of a friend', amount: 250_000 }];
  await expectOk(owner.put(`${path}/price-terms`, { ...usualPriceTerms, aging, items, version: 0 }));
  await product.runJobs();
}

type Read = Awaited<ReturnType<typeof reportOf>>;
type Shown = { place: string; text: string };

/** Everything that a report shows, by place. */
const shownIn = ({ report }: Read): Shown[] =>
  report.chapters.flatMap(({ key, text, figures, tables }) => [
    ...text.map((words, at) => ({ place: placeNames.text(key, at), text: words })),
    ...figures.map(({ value }, at) => ({ place: placeNames.value(key, at), text: value })),
    ...figures.map(({ note }, at) => ({ place: placeNames.note(key, at), text: note ?? '' })),
    ...tables.flatMap(({ rows }, table) =>
      rows.flatMap(({ cells }, row) =>
        cells.map((cell, column) => ({ place: placeNames.cell(key, { table, row, column }), text: cell })),
      ),
    ),
  ]);

const isMoney = (text: string) => /\$\d/.test(text);
const dollars = (cents: number) =>
  `${Math.round(cents / 100) < 0 ? '-' : ''}$${Math.abs(Math.round(cents / 100)).toLocaleString('en-US')}`;

type Chapters = (place: string) => boolean;
/** A year of every kind of figure: the bridge and the months have many of a kind. */
const some: Chapters = (place) => !/^(months|margins|bridge)\./.test(place);

/** Every figure that can be reached from those of a report, once. */
async function reachedIn(who: Someone, read: Read, of: Chapters = some): Promise<Map<string, BehindFigure>> {
  const found = new Map<string, BehindFigure>();
  const open = [...new Set(Object.entries(read.figures).flatMap(([place, key]) => (of(place) ? key : [])))];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (found.has(key)) continue;
    const behind = await figureOf(who, read.id, key);
    found.set(key, behind);
    open.push(...behind.parts.flatMap(({ figure }) => figure ?? []));
  }
  return found;
}

describe('a figure of a report', () => {
  ofCourt('says where it comes from, wherever it stands, and adds up to its lines', async ({ court }) => {
    const { owner, reviewId } = court;
    await withEverything(court);
    const read = await reportOf(owner, await writeReport(owner, reviewId, 'names'));
    const shown = shownIn(read);
    expect(shown.filter(({ place, text }) => isMoney(text) && read.figures[place] === undefined)).toEqual([]);
    const chapters = new Set(Object.keys(read.figures).map((place) => place.split('.')[0]));
    expect([...chapters].toSorted()).toEqual([
      'bridge',
      'cash',
      'customers',
      'debt',
      'margins',
      'months',
      'summary',
      'taxes',
      'working-capital',
    ]);

    const reached = await reachedIn(owner, read, () => true);
    for (const { place, text } of shown) {
      const figure = reached.get(read.figures[place] ?? '');
      if (figure?.cents != null && /^-?\$[\d,]+$/.test(text))
        expect([place, dollars(figure.cents)]).toEqual([place, text]);
    }
    const apart: unknown[] = [];
    for (const [key, { label, kind, cents, how, parts, partly, total, items }] of reached) {
      if (cents === null) continue;
      const sum = parts.reduce((all, part) => all + (part.sign ?? 0) * (part.cents ?? 0), 0);
      if (kind === 'parts' && how === null && sum !== cents) apart.push({ key, label, cents, sum, parts });
      if (!['ledger', 'adjustment', 'bank'].includes(kind) || partly) continue;
      const lines = items.reduce((all, { amount }) => all + amount, total.before ?? 0);
      if (lines !== cents || total.value !== cents || total.rows !== items.length)
        apart.push({ key, label, cents, lines, total });
    }
    expect(apart).toEqual([]);
    const kinds = new Set([...reached.values()].map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual(['adjustment', 'bank', 'ledger', 'parts', 'typed']);
  });

  ofCourt('opens the lines of its own version of the books', async ({ court }) => {
    const { owner, reviewId } = court;
    const first = await reportOf(owner, await writeReport(owner, reviewId, 'monthly'));
    const [revenue, adjusted] = [placeNames.value('summary', 0), placeNames.value('summary', 3)];
    expect(first.report.chapters[1]?.figures[3]?.label).toBe('Adjusted EBITDA');
    const keyAt = (read: Read, place: string) => read.figures[place] ?? '';
    const read = (of: Read, place: string) => figureOf(owner, of.id, keyAt(of, place));
    const before = { revenue: await read(first, revenue), adjusted: await read(first, adjusted) };

    const sale = { day: '2025-12-30', number: 'N1', name: 'New', memo: 'Newer' };
    const entry = [
      { ...sale, account: 'Sales', cents: -4_321 },
      { ...sale, account: 'Checking 0083441774', cents: 4_321 },
    ];
    await readLedger(court, journalOf(entry), { name: 'newer.csv' });
    const rent = await addAdjustmentTo(owner, reviewId);
    const all = { code: 'RENT', first: '2023-01', last: '2025-12' };
    await expectOk(chooseLines(owner, rent, { version: 1, all }));
    const next = await reportOf(owner, await writeReport(owner, reviewId, 'monthly'));
    expect(next.dataset).toBe(first.dataset + 1);
    expect({ revenue: await read(first, revenue), adjusted: await read(first, adjusted) }).toEqual(before);
    expect((await read(next, revenue)).cents).toBe((before.revenue.cents ?? 0) + 4_321);
    expect((await read(next, revenue)).items.length).toBe(before.revenue.items.length + 1);
    expect((await read(next, adjusted)).parts.length).toBe(before.adjusted.parts.length + 1);
  });

  ofCourt('that was typed tells its people who typed it, and others when', async ({ court }) => {
    const { owner, cpa, reviewId } = court;
    await withEverything(court);
    await expectOk(inviteReviewer(owner, reviewId, cpa.email, 'names'));
    const read = await reportOf(owner, await writeReport(owner, reviewId, 'names'));
    const typed = [...(await reachedIn(owner, read))].filter(([, { kind }]) => kind === 'typed');
    const [[key = ''] = []] = typed;
    expect(typed.length).toBeGreaterThan(3);
    for (const [, { typed: by }] of typed) expect(by?.by).toBe('Hettie Harrow');
    const told = await figureOf(cpa, read.id, key);
    expect(told.typed).toEqual({ at: expect.any(String), by: null });
  });
});

ofReview('of a finding opens its lines', async ({ review }) => {
  const { owner, reviewId } = review;
  const { findings } = await tested(review, [...quietYears(), soldTruck]);
  const read = await reportOf(owner, await writeReport(owner, reviewId, 'monthly'));
  const flags = Object.entries(read.figures).filter(([place]) => place.startsWith('flags.'));
  expect(flags.length).toBe(findings.length * 2);
  const behind = await figureOf(owner, read.id, flags[0]?.[1] ?? '');
  expect(behind).toMatchObject({ kind: 'finding', partly: true, total: { rows: findings[0]?.rows } });
  expect(behind.items.length).toBe(findings[0]?.rows);
});

describe('by the stage of the report, a reader outside the review', () => {
  const readBy = async ({ owner, cpa, reviewId }: Court, stage: DatabookStage) => {
    await expectOk(inviteReviewer(owner, reviewId, cpa.email, 'names'));
    const read = await reportOf(cpa, await writeReport(owner, reviewId, stage));
    return { read, reached: [...(await reachedIn(cpa, read)).values()] };
  };
  const words = ({ items }: BehindFigure) =>
    items.flatMap(({ name, memo, number, split }) => [name, memo, number, split]);
  const everyName = [
    ...namesOfBooks.customers,
    namesOfBooks.supplier,
    namesOfBooks.memo,
    'ZNUM',
    'Hettie',
    '0083441774',
  ];

  ofCourt('sees no line with the summary, and plain text where nothing opens', async ({ court }) => {
    await withEverything(court);
    const { read, reached } = await readBy(court, 'summary');
    expect(reached.map(({ kind }) => kind)).toEqual(reached.map(() => 'parts'));
    expect(read.figures[placeNames.value('summary', 0)]).toBeUndefined();
    const owners = await reportOf(court.owner, read.id);
    const revenue = owners.figures[placeNames.value('summary', 0)] ?? '';
    expect(await statusOf(tryFigure(court.owner, read.id, { figure: revenue }))).toBe(200);
    expect(await statusOf(tryFigure(court.cpa, read.id, { figure: revenue }))).toBe(404);
    expect(JSON.stringify(reached)).not.toMatch(/Zephyrine|Quillfeather/);
  });

  ofCourt('sees lines without names, memos and numbers with the months', async ({ court }) => {
    await withEverything(court);
    const { read, reached } = await readBy(court, 'monthly');
    expect(new Set(reached.flatMap(words))).toEqual(new Set(['']));
    expect(reached.flatMap(({ items }) => items).length).toBeGreaterThan(500);
    const whole = JSON.stringify([read, reached]).toLowerCase();
    expect(everyName.filter((name) => whole.includes(name.toLowerCase()))).toEqual([]);
  });

  ofCourt(
    'sees names and memos with the names, and of account numbers the last digits',
    async ({ court }) => {
      await withEverything(court);
      const { reached } = await readBy(court, 'names');
      const whole = JSON.stringify(reached);
      for (const name of [...namesOfBooks.customers, namesOfBooks.memo]) expect(whole).toContain(name);
      expect(whole).not.toContain('0083441774');
    },
  );

  ofCourt('opens nothing when the invitation ends, and nothing that no report has', async ({ court }) => {
    const { owner, buyer, cpa, reviewId, outsiders } = court;
    await expectOk(inviteReviewer(owner, reviewId, cpa.email, 'names'));
    const read = await reportOf(cpa, await writeReport(owner, reviewId, 'monthly'));
    const figure = Object.values(read.figures)[0] ?? '';
    expect(await statusOf(tryFigure(cpa, read.id, { figure }))).toBe(200);
    expect(await statusOf(tryFigure(owner, read.id, { figure: '999999' }))).toBe(404);
    for (const who of [buyer, ...Object.values(outsiders)])
      expect(await statusOf(tryFigure(who, read.id, { figure }))).toBe(404);
    await expectOk(endReviewer(owner, reviewId, cpa.email));
    expect(await statusOf(tryFigure(cpa, read.id, { figure }))).toBe(404);
  });

  ofCourt('is refused a place that a list cannot have', async ({ court }) => {
    const { owner, reviewId } = court;
    const read = await reportOf(owner, await writeReport(owner, reviewId, 'summary'));
    const ledger = read.figures[placeNames.value('summary', 0)] ?? '';
    for (const after of ['1', '2025-01-15.8', '1.1.2025-99-99.1.1', '-.-'])
      expect(await statusOf(tryFigure(owner, read.id, { figure: ledger, after }))).toBe(400);
  });

  ofCourt('is refused a place that the lines of a bank cannot have', async ({ court }) => {
    const { owner, reviewId } = court;
    await withEverything(court);
    const read = await reportOf(owner, await writeReport(owner, reviewId, 'monthly'));
    const reached = await reachedIn(owner, read, (place) => place.startsWith('cash.'));
    const [bank = ''] = [...reached].flatMap(([key, { kind }]) => (kind === 'bank' ? [key] : []));
    expect(await statusOf(tryFigure(owner, read.id, { figure: bank }))).toBe(200);
    for (const after of ['1', '2025-02-31.8', '1.1.2025-01-15.1.1', '2025-01-15.-', '-.-'])
      expect(await statusOf(tryFigure(owner, read.id, { figure: bank, after })), after).toBe(400);
  });
});
