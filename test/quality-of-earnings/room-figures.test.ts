import { expect } from 'vitest';
import { getCourtFigure } from '#features/quality-of-earnings/add-back-court/contract.ts';
import { contestIt, courtOf, takeCourtStep } from '#test/support/add-backs.ts';
import { expectOk, type Someone } from '#test/support/people.ts';
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
