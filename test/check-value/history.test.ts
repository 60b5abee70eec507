import { describe, expect } from 'vitest';
import { planSeen, pointsSeen, scenariosSeen, tradeRowId, valueSeen } from '#test/support/check-value.ts';
import { checked } from '#test/support/health-check-examples.ts';
import { putAnswer } from '#test/support/health-checks.ts';
import { expectOk, join } from '#test/support/people.ts';
import type { TestProduct } from '#test/support/product.ts';
import { changeRow, readTables } from '#test/support/valuation.ts';
import { dollars, scored } from '#test/support/valuation-examples.ts';
import { test, versionOf } from './desk.ts';

const { low, mid, high } = scored.value;

describe('the history', () => {
  test('has one point a day, the last of the day, and none where nothing changed', async ({ desk }) => {
    const { owner, check } = desk;
    const points = await pointsSeen(owner, check);
    expect(points).toHaveLength(1);
    expect(points[0]).toMatchObject({ mid: dollars(mid), low: dollars(low), high: dollars(high) });
    expect(points[0]?.score?.toFixed(2)).toBe(checked.overall);
    expect(points[0]?.earnings).toBe((await valueSeen(owner, check)).found.earnings?.amount);
    expect(await scenariosSeen(owner, check)).toEqual([]);
    expect((await planSeen(owner, check)).tasks).toEqual([]);
  });

  test('goes on with the days on which something changed', async ({ desk }) => {
    const { owner, check, product } = desk;
    await beganInJanuary(product, check);
    const version = await versionOf(owner, check, 'C1');
    await expectOk(putAnswer(owner, check, { question: 'C1', state: 'given', value: 0, version }));
    const points = await pointsSeen(owner, check);
    expect(points.map(({ day }) => day)[0]).toBe('2026-01-05');
    expect(points).toHaveLength(2);
    expect(points[1]?.mid).toBe(1_575_890_56);
  });
});

describe('the history, once an admin changed the multiples', () => {
  test('has a point of that day with the reason, which a later change of the check keeps', async ({
    desk,
  }) => {
    const { owner, check, product } = desk;
    await beganInJanuary(product, check);
    const admin = await join(product, 'Ada Tables', ['admin']);
    const row = await tradeRowId(owner, 'HVAC, plumbing, electrical');
    const version = (await readTables(admin)).rows.find(({ id }) => id === row)?.version ?? 0;
    await expectOk(changeRow(admin, row, { low: 2.5, high: 4, version }));
    await product.runJobs();
    const points = await pointsSeen(owner, check);
    expect(points.map(({ reason }) => reason)).toEqual([
      null,
      'Multiples of HVAC, plumbing, electrical changed',
    ]);
    expect(points[1]?.mid).toBe((await valueSeen(owner, check)).found.value.claimed?.mid);
    expect(points[1]?.score).toBe(points[0]?.score);
    const answer = { question: 'C1', state: 'given', value: 0 };
    await expectOk(putAnswer(owner, check, { ...answer, version: await versionOf(owner, check, 'C1') }));
    const later = await pointsSeen(owner, check);
    expect(later).toHaveLength(2);
    expect(later[1]?.mid).not.toBe(points[1]?.mid);
    expect(later[1]?.reason).toBe('Multiples of HVAC, plumbing, electrical changed');
  });

  test('has none where they are those of another trade', async ({ desk }) => {
    const { owner, check, product } = desk;
    const admin = await join(product, 'Adam Tables', ['admin']);
    const row = await tradeRowId(owner, 'Job shop');
    const version = (await readTables(admin)).rows.find(({ id }) => id === row)?.version ?? 0;
    const before = await pointsSeen(owner, check);
    await expectOk(changeRow(admin, row, { low: 2.5, high: 3, version }));
    await product.runJobs();
    expect(await pointsSeen(owner, check)).toEqual(before);
  });
});

/** What the history of a check has so far is of the fifth of January. */
async function beganInJanuary({ database: { db } }: TestProduct, check: string): Promise<void> {
  const day = { day: '2026-01-05', at: new Date('2026-01-05T12:00:00Z') };
  await db.updateTable('check_point').set(day).where('check_id', '=', check).execute();
}
