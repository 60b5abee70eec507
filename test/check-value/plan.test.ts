import { describe, expect } from 'vitest';
import { z } from 'zod';
import { smallerCustomer } from '#test/support/check-fields.ts';
import { planSeen, pointsSeen, takeTask, valueSeen } from '#test/support/check-value.ts';
import { putAnswer } from '#test/support/health-checks.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';
import { dollars } from '#test/support/valuation-examples.ts';
import { codeOf, type Desk, test, versionOf, withBroker } from './desk.ts';

const made = z.looseObject({ id: z.uuid(), version: z.number(), worth: z.number().nullable() });
const said = (value: number) => ({ state: 'given', value, evidenced: false });

const take = async (who: Someone, check: string, more: object = {}) =>
  made.parse(await expectOk(takeTask(who, check, more)));
const move = (who: Someone, id: string, to: string, version: number, more: object = {}) =>
  who.post(`/api/check-tasks/${id}/moves`, { to, version, ...more });
const change = (who: Someone, id: string, version: number, more: object = {}) =>
  who.put(`/api/check-tasks/${id}`, {
    target: smallerCustomer,
    assignee: { name: 'Somebody' },
    dueOn: '2027-02-01',
    version,
    ...more,
  });

describe('the plan', () => {
  test('proposes weak answers by dollar gain, including the three that the check recommends', async ({
    desk,
  }) => {
    const { proposals, people } = await planSeen(desk.owner, desk.check);
    const first = proposals.slice(0, 3);
    expect(first.map(({ key }) => key).toSorted()).toEqual(['A5', 'C1', 'C2']);
    expect(first[0]?.dollars).toBe(dollars(20_035.71));
    expect(people).toEqual([{ id: desk.owner.id, name: 'Hollis Kettering' }]);
  });

  test('names the cap that holds the score, and what each improvement adds once it is lifted', async ({
    desk: { owner, check },
  }) => {
    expect((await planSeen(owner, check)).caps).toEqual([]);
    const version = await versionOf(owner, check, 'B2');
    await expectOk(putAnswer(owner, check, { question: 'B2', state: 'given', value: 60, version }));
    const { caps, proposals } = await planSeen(owner, check);
    expect(caps).toEqual([
      {
        key: 'B2',
        words: 'The score is capped at 50 because one customer accounts for more than half of revenue.',
      },
    ]);
    const offset = proposals.filter(({ dollars: amount }) => amount === 0);
    expect(offset.length).toBeGreaterThan(3);
    for (const { released } of offset) expect(released).toBeGreaterThan(0);
  });

  test('a task is added once, with its worth, and leaves the proposals', async ({ desk }) => {
    const { owner, check } = desk;
    const task = await take(owner, check, { key: 'C1', target: said(0), assignee: { personId: owner.id } });
    expect(task.worth).toBe(dollars(20_035.71));
    const { proposals, tasks } = await planSeen(owner, check);
    expect(proposals.map(({ key }) => key)).not.toContain('C1');
    expect(tasks[0]).toMatchObject({
      key: 'C1',
      status: 'open',
      assignee: { personId: owner.id, name: 'Hollis Kettering' },
      now: { dollars: dollars(20_035.71), held: false },
    });
    expect(await codeOf(takeTask(owner, check, { key: 'C1', target: said(1) }))).toBe('task-open');
  });

  test('completing a task writes the answer and updates score, value and history', async ({ desk }) => {
    const { owner, check } = desk;
    const task = await take(owner, check, { key: 'C1', target: said(0) });
    expect(await codeOf(move(owner, task.id, 'done', 1))).toBe('answer-missing');
    expect(await codeOf(move(owner, task.id, 'done', 1, { answer: said(9) }))).toBe('invalid-fields');
    await expectOk(move(owner, task.id, 'done', 1, { answer: said(0) }));
    expect(await codeOf(move(owner, task.id, 'done', 1, { answer: said(0) }))).toBe('stale');
    const { found, given } = await valueSeen(owner, check);
    expect(given.answers.C1).toMatchObject({ value: 0 });
    expect(found.value.claimed?.mid).toBe(1_575_890_56);
    expect((await pointsSeen(owner, check)).at(-1)?.mid).toBe(1_575_890_56);
    const { tasks } = await planSeen(owner, check);
    expect(tasks[0]).toMatchObject({ status: 'done', now: null, worth: dollars(20_035.71) });
    expect(await codeOf(move(owner, task.id, 'open', 2))).toBe('INVALID_TRANSITION');
  });

  test('a dropped task is proposed again, and can be reopened unless another one replaced it', async ({
    desk,
  }) => {
    const { owner, check } = desk;
    const task = await take(owner, check);
    await expectOk(move(owner, task.id, 'dropped', 1));
    expect((await planSeen(owner, check)).proposals.map(({ key }) => key)).toContain('B2');
    const other = await take(owner, check);
    expect(await codeOf(move(owner, task.id, 'open', 2))).toBe('task-open');
    await expectOk(move(owner, other.id, 'dropped', 1));
    await expectOk(move(owner, task.id, 'open', 2));
  });

  test('of two concurrent changes of a task the second is refused, and a closed task cannot change', async ({
    desk,
  }) => {
    const { owner, check } = desk;
    const task = await take(owner, check);
    await expectOk(change(owner, task.id, 1));
    expect(await codeOf(change(owner, task.id, 1))).toBe('stale');
    await expectOk(move(owner, task.id, 'dropped', 2));
    expect(await codeOf(change(owner, task.id, 3))).toBe('task-closed');
  });

  test('refuses invalid tasks', async ({ desk: { owner, check, product } }) => {
    const stranger = await join(product, 'Sol Verity');
    const ask = (more: object) => codeOf(takeTask(owner, check, more));
    expect(await ask({ key: 'A1', target: said(12) })).toBe('not-changeable');
    expect(await ask({ target: said(101) })).toBe('invalid-fields');
    expect(await ask({ assignee: { personId: stranger.id } })).toBe('person-unknown');
    for (const assignee of [{ name: '' }, { name: 'a\u0000b' }, {}, { personId: 'me' }])
      expect(await ask({ assignee })).toBe('invalid-fields');
    for (const dueOn of ['2027-02-30', 'tomorrow', '', null])
      expect(await ask({ dueOn })).toBe('invalid-fields');
    expect((await planSeen(owner, check)).tasks).toEqual([]);
  });

  test('can be changed by the broker; for a stranger it does not exist', async ({ desk }) => {
    const { owner, check, product } = desk;
    const { broker } = await withBroker(desk);
    const stranger = await join(product, 'Sol Verity');
    const task = await take(owner, check, { assignee: { personId: broker.id } });
    expect(await codeOf(change(stranger, task.id, 1))).toBe('not-found');
    expect(await codeOf(move(stranger, task.id, 'dropped', 1))).toBe('not-found');
    await expectOk(change(broker, task.id, 1, { assignee: { personId: owner.id } }));
  });
});

describe('the due date of a task', () => {
  const noticesOf = async (who: Someone) => {
    const { items } = z
      .looseObject({ items: z.array(z.looseObject({ kind: z.string(), path: z.string() })) })
      .parse(await expectOk(who.get('/api/notifications')));
    return items.filter(({ kind }) => kind === 'check-task-due').map(({ path }) => path);
  };
  const remind = ({ product }: Desk) => product.runJob('remind-check-tasks');

  test('causes one reminder to the assignee, and one more for a new date', async ({ desk }) => {
    const { owner, check } = desk;
    const due = await take(owner, check, { dueOn: '2026-01-01' });
    await take(owner, check, { key: 'C1', target: said(0), dueOn: '2099-01-01' });
    await remind(desk);
    await remind(desk);
    expect(await noticesOf(owner)).toEqual([`/analysis/health-check/${check}/plan`]);
    await expectOk(change(owner, due.id, 1, { dueOn: '2026-01-02' }));
    await remind(desk);
    expect(await noticesOf(owner)).toHaveLength(2);
  });

  test('causes a reminder to the owner if the assignee no longer works on the check', async ({ desk }) => {
    const { owner, check } = desk;
    const { broker, mandate } = await withBroker(desk);
    await take(owner, check, { assignee: { personId: broker.id }, dueOn: '2026-01-01' });
    await expectOk(owner.post(`/api/mandates/${mandate}/moves`, { to: 'ended', version: 2 }));
    await remind(desk);
    expect(await noticesOf(broker)).toEqual([]);
    expect(await noticesOf(owner)).toHaveLength(1);
  });
});
