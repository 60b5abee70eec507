import { expect } from 'vitest';
import { derivedKeys } from '#features/valuation/earnings/domain/derived-answers.ts';
import { getScore, listChecks } from '#features/valuation/health-check/contract.ts';
import { valueSeen } from '#test/support/check-value.ts';
import { earningsOf, typeYear } from '#test/support/earnings.ts';
import { answersOf, putAnswer } from '#test/support/health-checks.ts';
import { expectOk } from '#test/support/people.ts';
import { test } from './desk.ts';

test('answers that contradict the books are listed with value and score, and disappear when they agree', async ({
  desk: { owner, check },
}) => {
  const flags = async () => {
    const value = (await valueSeen(owner, check)).found.contradictions;
    const score = getScore.reply.parse(await expectOk(owner.get(`/api/health-checks/${check}/score`)));
    expect(score.contradictions).toEqual(value);
    return value.filter(({ code }) => code === 'against-books');
  };
  expect(await flags()).toEqual([]);
  for (const period of ['first', 'second', 'latest'] as const)
    await expectOk(typeYear(owner, check, period, { lines: { REV: 90_000_00 }, netIncome: 90_000_00 }));
  const found = await flags();
  expect(found.length).toBeGreaterThan(0);
  for (const { keys, words } of found) {
    expect(derivedKeys).toContain(keys[0]);
    expect(words).toMatch(/: you said .+, and your books say /);
  }
  for (const period of ['first', 'second', 'latest'] as const)
    await expectOk(typeYear(owner, check, period, null, 1));
  expect(await flags()).toEqual([]);
});

test('answers that contradict each other are listed with the score, with an explanation', async ({
  desk: { owner, check },
}) => {
  const answers = await answersOf(owner, check);
  const { version = 0 } = answers.find(({ question }) => question === 'B3') ?? {};
  await expectOk(putAnswer(owner, check, { question: 'B3', state: 'given', value: 1, version }));
  const score = getScore.reply.parse(await expectOk(owner.get(`/api/health-checks/${check}/score`)));
  expect(score.contradictions).toEqual([
    {
      code: 'top-five-below-largest',
      keys: ['B2', 'B3'],
      words: expect.stringContaining('account for less than the largest alone'),
    },
  ]);
});

test('documents of add-backs in the books count in every score, and the answer stays', async ({
  desk: { owner, check },
}) => {
  const answers = await answersOf(owner, check);
  const { version = 0 } = answers.find(({ question }) => question === 'C5') ?? {};
  await expectOk(putAnswer(owner, check, { question: 'C5', state: 'given', value: 65, version }));
  const lines = { REV: 90_000_00, OFFICER_COMP: 30_000_00 };
  await expectOk(typeYear(owner, check, 'latest', { lines, netIncome: 60_000_00 }));
  const scores = async () => {
    const { found, given } = await valueSeen(owner, check);
    const score = getScore.reply.parse(await expectOk(owner.get(`/api/health-checks/${check}/score`)));
    const { items } = listChecks.reply.parse(await expectOk(owner.get('/api/health-checks')));
    const listed = items.find(({ id }) => id === check)?.score?.claimed;
    expect([score.claimed.overall, listed]).toEqual([
      found.score.claimed.overall,
      found.score.claimed.overall,
    ]);
    return { overall: found.score.claimed.overall ?? 0, scored: given.answers.C5 };
  };
  const before = await scores();
  expect(before.scored).toMatchObject({ value: 65 });
  const { version: seen, yearEnds, latestEnds } = await earningsOf(owner, check);
  const pay = { marketPay: 20_000_00, marketPaySource: 'A survey of wages' };
  await expectOk(
    owner.put(`/api/health-checks/${check}/earnings`, { yearEnds, latestEnds, ...pay, version: seen }),
  );
  const after = await scores();
  expect(after.scored).toMatchObject({ value: 0 });
  expect(after.overall).toBeLessThan(before.overall);
  const said = (await answersOf(owner, check)).find(({ question }) => question === 'C5');
  expect(said?.answer).toMatchObject({ value: 65 });
});
