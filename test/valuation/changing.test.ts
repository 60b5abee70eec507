import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { days } from '#kernel/instant.ts';
import { expectOk } from '#test/support/people.ts';
import { changeRow, changeRule, ruleId } from '#test/support/valuation.ts';
import { ask, carried, changesSeen, codeOf, rowOf, test, valued } from './desk.ts';

describe('an admin', () => {
  test('changes a row with its source; everyone sees it immediately, and the history has the old values', async ({
    scene,
  }) => {
    const { owner, admin, product } = scene;
    const row = await rowOf(admin, 'HVAC, plumbing, electrical');
    const change = {
      low: 3,
      high: 4.5,
      source: 'Survey of contractors',
      asOf: '2026-09-30',
      version: row.version,
    };
    await expectOk(changeRow(admin, row.id, change));
    const found = await valued(owner, { earnings: 40_000_000, q: 'plumber' });
    expect(found.row).toMatchObject({
      low: 3,
      high: 4.5,
      source: 'Survey of contractors',
      asOf: '2026-09-30',
    });
    const [seen] = await changesSeen(admin);
    expect(seen).toMatchObject({
      by: 'Ada Minster',
      rowId: row.id,
      about: 'HVAC, plumbing, electrical, SDE',
      at: product.clock.now().toISOString(),
    });
    expect(seen?.fields.slice(0, 4)).toEqual([
      { field: 'low', from: '2.5', to: '3' },
      { field: 'high', from: '5', to: '4.5' },
      { field: 'asOf', from: '2026-11-20', to: '2026-09-30' },
      { field: 'source', from: row.source, to: 'Survey of contractors' },
    ]);
    const { rows } = await product.database.pool.query(
      `select actor_id, subject_id from audit_event where action = 'valuation-row-changed'`,
    );
    expect(rows).toEqual([{ actor_id: admin.id, subject_id: row.id }]);
  });

  test('gets a refusal for the second of two concurrent changes', async ({ scene }) => {
    const { admin } = scene;
    const { id } = await rowOf(admin, 'Landscaping');
    const answers = await Promise.all([changeRow(admin, id, { low: 1 }), changeRow(admin, id, { low: 1.5 })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await changesSeen(admin)).toHaveLength(1);
  });

  test('retires a row, which hides it from everyone else and from estimates, and can restore it', async ({
    scene,
  }) => {
    const { owner, admin } = scene;
    const { id, low, high } = await rowOf(owner, 'Towing');
    await expectOk(changeRow(admin, id, { low, high, retired: true }));
    await expect(rowOf(owner, 'Towing')).rejects.toThrow();
    expect((await rowOf(admin, 'Towing')).retired).toBe(true);
    expect((await valued(owner, { earnings: 1, q: 'towing' })).insufficient?.code).toBe('trade-unknown');
    expect((await ask(owner, 'estimate', { earnings: 1, rowId: id })).status).toBe(404);
    await expectOk(changeRow(admin, id, { low, high, version: 2 }));
    expect((await rowOf(owner, 'Towing')).retired).toBe(false);
  });

  test('cannot enter invalid figures, a future date, or an invalid source', async ({ scene }) => {
    const { admin, product } = scene;
    const { id } = await rowOf(admin, 'Landscaping');
    const band = await rowOf(admin, 'Deals of $1M to $2M');
    const code = (change: Record<string, unknown>, of = id) => codeOf(changeRow(admin, of, change));
    expect(await code({ low: 5, high: 2 })).toBe('ends-crossed');
    expect(await code({ low: null })).toBe('no-figures');
    expect(await code({ middle: 9 })).toBe('middle-outside');
    expect(await code({}, band.id)).toBe('median-needed');
    const tomorrow = new Date(product.clock.now().getTime() + 2 * days).toISOString().slice(0, 10);
    expect(await code({ asOf: tomorrow })).toBe('as-of-ahead');
    for (const bad of [{ source: ' ' }, { sourceUrl: 'javascript:alert(1)' }, { low: 0 }, { asOf: 'today' }])
      expect(await code(bad)).toBe('invalid-fields');
    expect(await changesSeen(admin)).toEqual([]);
  });

  test('changes a rule, which the debt service then uses', async ({ scene }) => {
    const { owner, admin } = scene;
    const rate = await ruleId(owner, 'base-rate');
    await expectOk(changeRule(admin, rate, { value: 6.75, source: 'The Fed' }));
    expect((await carried(owner, { price: 120_000_000, sde: 37_400_000 })).given.rate).toBe(9.75);
    const [seen] = await changesSeen(admin);
    expect(seen).toMatchObject({ ruleId: rate, about: 'Base rate (prime)' });
    expect(seen?.fields).toContainEqual({ field: 'value', from: '7', to: '6.75' });
    expect(await codeOf(changeRule(admin, rate, { value: 101, version: 2 }))).toBe('not-a-value');
    expect(await codeOf(changeRule(admin, rate, { value: 7 }))).toBe('stale');
    expect((await changeRule(admin, randomUUID(), { value: 7 })).status).toBe(404);
    expect((await changeRule(owner, rate, { value: 7, version: 2 })).status).toBe(403);
  });
});
