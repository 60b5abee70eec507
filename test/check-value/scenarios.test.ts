import { describe, expect } from 'vitest';
import { z } from 'zod';
import { nothingMoved, smallerCustomer } from '#test/support/check-fields.ts';
import { keepScenario, scenariosSeen, valueSeen } from '#test/support/check-value.ts';
import { answersOf, putAnswer } from '#test/support/health-checks.ts';
import { expectOk, join } from '#test/support/people.ts';
import { dollars, scored } from '#test/support/valuation-examples.ts';
import { codeOf, test, withBroker } from './desk.ts';

const made = z.looseObject({ id: z.uuid(), version: z.number() });
const rename = (id: string, name: string, version: number) =>
  [`/api/check-scenarios/${id}`, { name, version }] as const;

describe('a scenario', () => {
  test('stores its changes and its result, and is recomputed at each view', async ({ desk }) => {
    const { owner, check } = desk;
    await expectOk(keepScenario(owner, check, 'Smaller customer'));
    const [kept] = await scenariosSeen(owner, check);
    expect(kept).toMatchObject({
      name: 'Smaller customer',
      moved: { ...nothingMoved, answers: { B2: smallerCustomer } },
      now: kept?.kept,
    });
    expect(kept?.now.mid).toBeGreaterThan(dollars(scored.value.mid));
    const version = (await answersOf(owner, check)).find(({ question }) => question === 'C1')?.version ?? 0;
    await expectOk(putAnswer(owner, check, { question: 'C1', state: 'given', value: 0, version }));
    const [later] = await scenariosSeen(owner, check);
    expect(later?.kept).toEqual(kept?.kept);
    expect(later?.now.mid).toBeGreaterThan(kept?.now.mid ?? 0);
    expect((await valueSeen(owner, check)).given.answers.B2).toMatchObject({ value: 18 });
  });

  test('has a unique name, can be renamed and deleted, and the second of two changes is refused', async ({
    desk: { owner, check },
  }) => {
    const { id } = made.parse(await expectOk(keepScenario(owner, check, 'One')));
    await expectOk(keepScenario(owner, check, 'Two'));
    expect(await codeOf(keepScenario(owner, check, 'ONE'))).toBe('scenario-name-taken');
    expect(await codeOf(owner.put(...rename(id, 'two', 1)))).toBe('scenario-name-taken');
    await expectOk(owner.put(...rename(id, 'Uno', 1)));
    expect(await codeOf(owner.put(...rename(id, 'Eins', 1)))).toBe('stale');
    await expectOk(owner.delete(`/api/check-scenarios/${id}`));
    expect(await codeOf(owner.delete(`/api/check-scenarios/${id}`))).toBe('not-found');
    expect((await scenariosSeen(owner, check)).map(({ name }) => name)).toEqual(['Two']);
  });

  test('is refused without changes, with an invalid answer, or without a name', async ({ desk }) => {
    const { owner, check } = desk;
    expect(await codeOf(keepScenario(owner, check, 'Same', { answers: {} }))).toBe('nothing-moved');
    const refused = { answers: { B2: { ...smallerCustomer, value: 120 } } };
    expect(await codeOf(keepScenario(owner, check, 'Too much', refused))).toBe('invalid-fields');
    for (const moved of [
      { answers: { Z9: smallerCustomer } },
      { answers: { B2: { ...smallerCustomer, value: { $gt: 0 } } } },
      { margin: 'high' },
      { growth: 1e9 },
      { addBacks: 0.5 },
    ])
      expect(await codeOf(keepScenario(owner, check, 'Hostile', moved))).toBe('invalid-fields');
    for (const name of ['', '   ', 'a\u0000b', 'a\nb', '\u202Eevil', 'x'.repeat(81)])
      expect(await codeOf(keepScenario(owner, check, name))).toBe('invalid-fields');
    await expectOk(keepScenario(owner, check, "<script>alert(1)</script> ' -- %"));
    expect(await scenariosSeen(owner, check)).toHaveLength(1);
  });

  test('is limited to twenty per check', async ({ desk: { owner, check } }) => {
    for (let at = 1; at <= 20; at += 1) await expectOk(keepScenario(owner, check, `Scenario ${at}`));
    expect(await codeOf(keepScenario(owner, check, 'One more'))).toBe('too-many-scenarios');
  });

  test('is also for the broker, and for no one else', async ({ desk }) => {
    const { owner, check, product } = desk;
    const { broker } = await withBroker(desk);
    const stranger = await join(product, 'Sol Verity');
    const { id } = made.parse(await expectOk(keepScenario(owner, check, 'Ours')));
    expect(await codeOf(stranger.put(...rename(id, 'Mine', 1)))).toBe('not-found');
    expect(await codeOf(stranger.delete(`/api/check-scenarios/${id}`))).toBe('not-found');
    await expectOk(broker.put(...rename(id, 'The client’s', 1)));
    expect((await scenariosSeen(owner, check)).map(({ name }) => name)).toEqual(['The client’s']);
  });
});
