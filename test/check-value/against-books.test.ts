import { expect } from 'vitest';
import { derivedKeys } from '#features/earnings/domain/derived-answers.ts';
import { getScore } from '#features/health-check/contract.ts';
import { valueSeen } from '#test/support/check-value.ts';
import { typeYear } from '#test/support/earnings.ts';
import { answersOf, putAnswer } from '#test/support/health-checks.ts';
import { expectOk } from '#test/support/people.ts';
import { test } from './desk.ts';

test('answers that the books contradict stand beside the value and the score, and go when they agree', async ({
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

test('answers that cannot both be true stand beside the score, in words', async ({
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
      words: expect.stringContaining('make less than the largest alone'),
    },
  ]);
});
