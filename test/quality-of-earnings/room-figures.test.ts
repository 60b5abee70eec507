import { expect } from 'vitest';
import { getCourtFigure } from '#features/quality-of-earnings/add-back-court/contract.ts';
import { contestIt, contestOf, courtOf, takeCourtStep } from '#test/support/add-backs.ts';
import { adjustmentOf, provedStatement } from '#test/support/adjustment-evidence.ts';
import { problemOf } from '#test/support/caller.ts';
import { reportOf, reportsOf } from '#test/support/earnings-reports.ts';
import { adjustedOf, chooseLines, rowsBehind } from '#test/support/ledgers.ts';
import { expectOk, type Someone } from '#test/support/people.ts';
import { figureOf as reportFigureOf } from '#test/support/report-figures.ts';
import { namesOfBooks } from './a-book.ts';
import { type Court, giveStage, publishOf, test } from './a-court.ts';

const tryFigure = (who: Pick<Someone, 'get'>, { room }: Court, figure: string) =>
  who.get(`/api/deal-rooms/${room.id}/report-figure?figure=${figure}`);
const figureOf = async (...asked: Parameters<typeof tryFigure>) =>
  getCourtFigure.reply.parse(await expectOk(tryFigure(...asked)));
const statusOf = async (...asked: Parameters<typeof tryFigure>) => (await tryFigure(...asked)).status;

test('in a room, figures open by the stage of the report that the buyer may read', async ({ court }) => {
  const { owner, buyer, other, outsiders, room } = court;
  await publishOf(court, 'summary');
  const summary = await courtOf(buyer, room.id);
  const { ebitda, adjustedEbitda } = summary.report?.figures ?? {};
  expect(ebitda).toBeNull();
  expect(summary.adjustments.map(({ figure }) => figure)).toEqual(summary.adjustments.map(() => null));
  const behind = await figureOf(buyer, court, adjustedEbitda ?? '');
  expect(behind).toMatchObject({
    kind: 'parts',
    cents: summary.report?.earnings.claimed.adjustedEbitda,
    items: [],
  });
  expect(behind.parts.map(({ figure }) => figure)).toEqual(behind.parts.map(() => null));
  const own = (await courtOf(owner, room.id)).report?.figures.ebitda ?? '';
  expect(await statusOf(owner, court, own)).toBe(200);
  expect(await statusOf(buyer, court, own)).toBe(404);

  await publishOf(court, 'monthly');
  await giveStage(court, 'S4');
  const monthly = await courtOf(buyer, room.id);
  const figure = monthly.report?.figures.ebitda ?? '';
  const lines = await figureOf(buyer, court, figure);
  expect(lines).toMatchObject({ kind: 'ledger', total: { value: monthly.report?.ebitda } });
  const words = lines.items.flatMap(({ name, memo, number, split, type }) => [
    name,
    memo,
    number,
    split,
    type,
  ]);
  expect(new Set(words)).toEqual(new Set(['']));
  expect(JSON.stringify(lines)).not.toContain(namesOfBooks.customers[0]);
  for (const one of monthly.adjustments) {
    const { cents } = await figureOf(buyer, court, one.figure ?? '');
    expect(cents).toBe(one.claimed);
  }
  // Another buyer still reads the summary, and what opens with the months is not theirs.
  const readsLess = await courtOf(other, room.id);
  expect(readsLess.report).toMatchObject({ stage: 'summary', figures: { ebitda: null } });
  expect(await statusOf(other, court, own)).toBe(404);
  for (const who of Object.values(outsiders)) expect(await statusOf(who, court, figure)).toBe(404);
});

test('what the seller gave up is text, since it is not what the report says', async ({ court }) => {
  const { owner, buyer, room } = court;
  await publishOf(court, 'monthly');
  await giveStage(court, 'S4');
  const [first] = (await courtOf(buyer, room.id)).adjustments.filter(({ mayContest }) => mayContest === true);
  const id = await contestIt(buyer, room.id, first?.adjustmentId ?? '');
  await takeCourtStep(owner, id, 'conceded');
  const { report, adjustments } = await courtOf(buyer, room.id);
  expect(report?.figures).toEqual({ ebitda: expect.any(String), adjustedEbitda: null, sde: null });
  for (const one of adjustments)
    expect([one.label, one.figure === null]).toEqual([one.label, one.adjustmentId === first?.adjustmentId]);
});

test('lines that were chosen after the report are none of its readers', async ({ court }) => {
  const { owner, buyer, reviewId, room, product } = court;
  const { adjustments } = await adjustedOf(owner, reviewId);
  const dues = adjustments.find(({ title }) => title === namesOfBooks.title)?.id ?? '';
  await publishOf(court, 'monthly');
  await giveStage(court, 'S4');
  const one = (await courtOf(buyer, room.id)).adjustments.find((of) => of.adjustmentId === dues);
  const contest = await contestIt(buyer, room.id, dues);
  // It takes a share of its entries, so they are a part of it.
  const { parts } = await figureOf(buyer, court, one?.figure ?? '');
  const entries = parts[0]?.figure ?? '';
  const shown = async (who: Someone) => ({
    figure: await figureOf(who, court, entries),
    entries: (await contestOf(who, contest)).entries,
  });
  const before = await shown(buyer);
  expect(before).toMatchObject({ figure: { kind: 'adjustment', now: 'same' }, entries: { total: 12 } });
  product.clock.advance(60_000);
  const asked = { dataset: 1, formula: 'account', code: 'RENT', from: '2025-06', to: '2025-07' };
  const [first, second] = (await rowsBehind(owner, reviewId, asked)).items;
  const { version } = await adjustmentOf(owner, reviewId, dues);
  await expectOk(chooseLines(owner, dues, { version, add: [first?.place ?? '', second?.place ?? ''] }));
  expect(await shown(buyer)).toEqual(before);
  expect((await shown(owner)).entries.total).toBe(12);
  // People of the review read what is chosen now.
  const report = (await reportsOf(owner, reviewId)).reports[0]?.id ?? '';
  const now = await reportFigureOf(owner, report, entries);
  expect(now.total.rows).toBe(before.figure.total.rows + 2);
});

test('lines of the bank that were added after the report are none of its readers', async ({ court }) => {
  const { owner, buyer, reviewId, room } = court;
  await provedStatement(owner, reviewId, [['2025-06-21', -200_07, 'Zpayee']]);
  await publishOf(court, 'monthly');
  await giveStage(court, 'S4');
  const report = (await reportsOf(owner, reviewId)).reports[0]?.id ?? '';
  const open = [...new Set(Object.values((await reportOf(owner, report)).figures))];
  const found = await Promise.all(
    open.map(async (key) => [key, await reportFigureOf(owner, report, key)] as const),
  );
  const keys = found.flatMap(([key, { kind, items }]) => (kind === 'bank' && items.length > 0 ? [key] : []));
  expect(keys.length).toBeGreaterThan(0);
  expect((await courtOf(buyer, room.id)).report?.stage).toBe('monthly');
  const all = () => Promise.all(keys.map((key) => figureOf(buyer, court, key)));
  expect((await all()).map(({ items, now }) => [items.length, now])).toEqual(keys.map(() => [1, 'same']));
  await provedStatement(owner, reviewId, [['2025-06-23', -300_07, 'Zlater']], '000999');
  expect((await all()).map(({ items, total, now }) => [items, total.rows, now])).toEqual(
    keys.map(() => [[], 0, 'changed']),
  );
});

test('a figure of a report that a newer one took the place of is refused with that', async ({ court }) => {
  const { owner, buyer, reviewId, room } = court;
  await publishOf(court, 'monthly');
  await giveStage(court, 'S4');
  const { report } = await courtOf(buyer, room.id);
  const asked = `${report?.figures.ebitda}&report=${report?.id}`;
  expect(await statusOf(buyer, court, asked)).toBe(200);
  const [grant] = (await adjustedOf(owner, reviewId)).adjustments.filter(({ code }) => code === 'N-GRANT');
  await expectOk(owner.delete(`/api/earnings-adjustments/${grant?.id}`));
  await publishOf(court, 'monthly');
  expect(await problemOf(await tryFigure(buyer, court, asked))).toMatchObject({
    ...{ status: 409, code: 'court-newer-report' },
  });
  const newer = (await courtOf(buyer, room.id)).report;
  expect(newer?.id).not.toBe(report?.id);
  expect(await statusOf(buyer, court, `${newer?.figures.ebitda}&report=${newer?.id}`)).toBe(200);
});
