import { createHash } from 'node:crypto';
import { describe, expect } from 'vitest';
import { earningsReportRoutes } from '#features/quality-of-earnings/earnings-reports/server/routes.ts';
import { aDraft, writeListing } from '#test/support/deal.ts';
import { askForReport, reportOf, reportsOf, writeReport } from '#test/support/earnings-reports.ts';
import { addAdjustmentTo, adjustedOf, revenueOf, workingCapitalOf } from '#test/support/ledgers.ts';
import { expectOk } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';
import { documentsIn, openRoom } from '#test/support/rooms.ts';
import { bankNumber, namesOfBooks, test } from './a-book.ts';
import type { Review } from './a-review.ts';

const wordsOf = async ({ owner }: Review, id: string) => JSON.stringify(await reportOf(owner, id));
const codeOf = async (answer: Promise<Response>) => (await (await answer).json()).code;

function cellsOf(report: Awaited<ReturnType<typeof reportOf>>['report'], caption: string) {
  const table = report.chapters.flatMap(({ tables }) => tables).find((one) => one.caption === caption);
  return new Map(table?.rows.map(({ cells: [label, ...cells] }) => [label, cells]) ?? []);
}
const dollars = (cents: number) =>
  `${cents < 0 ? '-' : ''}$${Math.round(Math.abs(cents) / 100).toLocaleString('en-US')}`;

describe('what a stage of the report has', () => {
  const everyName = [
    ...namesOfBooks.customers.flatMap((name) => name.split(/[ &]+/)),
    ...namesOfBooks.supplier.split(' '),
    ...['Zmemo', 'Znum', 'Ztitle', 'Zwhy', 'Hettie', 'Harrow', 'Country Club', 'cmd()', 'ledger.csv'],
  ];

  for (const stage of ['summary', 'monthly'] as const)
    test(`names no one: ${stage}`, async ({ booked: review }) => {
      const { madeBy: _, ...report } = await reportOf(
        review.owner,
        await writeReport(review.owner, review.reviewId, stage),
      );
      const whole = JSON.stringify(report).toLowerCase();
      expect(everyName.filter((name) => whole.includes(name.toLowerCase()))).toEqual([]);
      for (const digits of [bankNumber, bankNumber.slice(-4)]) expect(whole).not.toContain(digits);
    });

  test('opens chapter by chapter, and says in each that it is no audit', async ({ booked: review }) => {
    const keysOf = async (stage: 'summary' | 'monthly' | 'names') => {
      const { report } = await reportOf(
        review.owner,
        await writeReport(review.owner, review.reviewId, stage),
      );
      expect(report.disclaimer).toContain('not an audit, review or attest report');
      return report.chapters.map(({ key }) => key);
    };
    const first = ['notice', 'summary', 'bridge'];
    const last = ['flags', 'documents', 'method'];
    expect(await keysOf('summary')).toEqual([...first, 'cash', ...last]);
    const detail = ['customers', 'margins', 'working-capital', 'debt', 'taxes'];
    expect(await keysOf('monthly')).toEqual([...first, 'months', 'cash', ...detail, ...last]);
    const names = await wordsOf(
      review,
      (await reportsOf(review.owner, review.reviewId)).reports[0]?.id ?? '',
    );
    expect(names).not.toContain(namesOfBooks.title);
    const named = await wordsOf(review, await writeReport(review.owner, review.reviewId, 'names'));
    for (const word of [...namesOfBooks.customers, namesOfBooks.title, namesOfBooks.why])
      expect(named).toContain(word);
    expect(named).not.toContain(bankNumber);
  });
});

test('its figures are those of the pages', async ({ booked: review }) => {
  const { owner, reviewId } = review;
  const { report } = await reportOf(owner, await writeReport(owner, reviewId, 'monthly'));
  const { periods } = await adjustedOf(owner, reviewId);
  const years = cellsOf(report, 'Year by year');
  expect(years.get('Revenue')).toEqual(periods.map(({ revenue }) => dollars(revenue)));
  expect(years.get('Adjusted EBITDA')).toEqual(periods.map(({ adjustedEbitda }) => dollars(adjustedEbitda)));
  expect(years.get('SDE')).toEqual(periods.map(({ sde }) => dollars(sde)));
  const lent = cellsOf(report, 'As a lender would credit it');
  expect(lent.get('SDE')).toEqual(periods.map(({ lender }) => dollars(lender.sde)));
  const { months, customers } = await revenueOf(owner, reviewId);
  const monthly = cellsOf(report, 'Months');
  expect(monthly.size).toBe(months.length);
  expect([...monthly.values()].map(([revenue]) => revenue)).toEqual(
    months.map(({ revenue }) => (revenue === null ? '—' : dollars(revenue))),
  );
  const people = [...cellsOf(report, 'Revenue by customer').values()];
  expect(people.map(([, latest]) => latest)).toEqual(
    [...customers.largest.map(({ amount }) => amount), customers.total].map(dollars),
  );
  const drawing = report.chapters.find(({ key }) => key === 'customers')?.drawings[0];
  if (drawing?.kind !== 'pairs') throw new Error('the customers are not drawn');
  expect(drawing.rows.map(({ second }) => second)).toEqual(customers.largest.map(({ amount }) => amount));
  // Before the names they are numbers, in the drawing too.
  expect(drawing.rows.map(({ label }) => label)).toEqual(
    customers.largest.map((_, at) => `Customer ${at + 1}`),
  );
  const capital = await workingCapitalOf(owner, reviewId);
  const ends = [...cellsOf(report, 'Working capital at month-ends').values()];
  expect(ends.at(-1)).toEqual([dollars(capital.workingCapital.total.at(-1) ?? 0)]);
});

describe('a final report', () => {
  test('discloses by name what stands open, and nothing is left out', async ({ booked: review }) => {
    const { owner, reviewId } = review;
    const { open } = await reportsOf(owner, reviewId);
    expect(open.map(({ code }) => code)).toContain('cash');
    const codes = open.map(({ code }) => code);
    const final = (disclosed: readonly string[]) =>
      askForReport(owner, reviewId, 'summary', { final: true, disclosed });
    expect(await codeOf(final([]))).toBe('report-points-open');
    expect(await codeOf(final(codes.slice(1)))).toBe('report-points-open');
    const id = await writeReport(owner, reviewId, 'summary', { final: true, disclosed: codes });
    const { report, final: isFinal } = await reportOf(owner, id);
    expect(isFinal).toBe(true);
    expect(report.about).toBe('Final, summary');
    for (const { words } of open) expect(report.chapters[0]?.text.join('\n')).toContain(words);
  });

  test('stays what it was when the books change, and is not written twice', async ({ booked: review }) => {
    const { owner, reviewId } = review;
    const id = await writeReport(owner, reviewId, 'summary');
    const before = await wordsOf(review, id);
    expect(await codeOf(askForReport(owner, reviewId, 'summary'))).toBe('earnings-report-current');
    const of = { code: 'F-HIRE', title: 'A controller', why: 'Needed', share: 100 };
    const amounts = [{ kind: 'effect', pace: 'year', first: '2023-01', last: '2025-12', amount: -5_000_000 }];
    await addAdjustmentTo(owner, reviewId, { ...of, amounts });
    const next = await writeReport(owner, reviewId, 'summary');
    expect(await wordsOf(review, id)).toBe(before);
    expect((await reportOf(owner, next)).number).toBe(2);
  });
});

test('needs a ledger', async ({ review: { owner, reviewId } }) => {
  expect(await codeOf(askForReport(owner, reviewId, 'summary'))).toBe('no-ledger-yet');
  expect(await reportsOf(owner, reviewId)).toMatchObject({ dataset: 0, open: [], reports: [] });
});

test('is printed outside of a transaction, and what was given is known by its sum', async ({
  booked: review,
}) => {
  const { owner, reviewId, product } = review;
  const { pool, db } = product.database;
  const id = await writeReport(owner, reviewId, 'summary');
  let held: number | null = null;
  let meanwhile = async () => {};
  const bytes = Buffer.from('%PDF-1.7');
  const printer = async () => {
    held = pool.totalCount - pool.idleCount;
    await meanwhile();
    return bytes;
  };
  const routes = earningsReportRoutes({ printer, intakeOf: async () => ({}) });
  const { secrets, clock } = product;
  await using printing = await testProduct(product.database, {
    ...{ secrets, clock },
    plant: ({ name }) => (name === 'earnings-reports' ? { routes } : {}),
  });
  const download = () => printing.call('GET', `/api/earnings-reports/${id}/pdf`, { key: owner.key });
  expect(await (await download()).text()).toBe('%PDF-1.7');
  expect(held).toBe(0);
  const sums = await db.selectFrom('earnings_report_print').select('sha256').execute();
  expect(sums.map(({ sha256 }) => sha256.toString('hex'))).toEqual([
    createHash('sha256').update(bytes).digest('hex'),
  ]);

  // Deleted while it prints.
  meanwhile = async () => void (await db.deleteFrom('earnings_report').where('id', '=', id).execute());
  expect(await codeOf(download())).toBe('not-found');
});

test('is a PDF, and goes into folder 03 as a draft that opens with its stage', async ({ booked: review }) => {
  const { owner, reviewId, businessId, product } = review;
  const id = await writeReport(owner, reviewId, 'summary');
  const answer = await owner.get(`/api/earnings-reports/${id}/pdf`);
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const put = () => owner.post(`/api/earnings-reports/${id}/room-copies`, {});
  expect(await codeOf(put())).toBe('report-without-room');
  const listing = await writeListing(owner, businessId, aDraft());
  const room = await openRoom(owner, listing.id);
  await expectOk(put());
  await product.runJobs();
  const [there] = await documentsIn(owner, room.folders.get('03.01') ?? '');
  expect(there).toMatchObject({ name: 'Quality of earnings report, summary.pdf', current: { number: 1 } });
  expect((await reportsOf(owner, reviewId)).reports[0]?.copy).toEqual({
    current: true,
    status: 'placed',
    refusal: null,
  });
  expect(await codeOf(put())).toBe('report-in-room');
});
