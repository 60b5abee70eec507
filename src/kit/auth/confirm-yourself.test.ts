import { expect, test } from 'vitest';
import { answersConfirmations, confirmYourself, isAskedToConfirm } from './confirm-yourself.ts';

test('nobody is asked where nobody can ask', async () => {
  expect(await confirmYourself()).toBe(false);
});

test('calls at the same time share one question, and the next one asks anew', async () => {
  const answers: ((yes: boolean) => void)[] = [];
  const stop = answersConfirmations(() => new Promise((resolve) => answers.push(resolve)));
  const both = Promise.all([confirmYourself(), confirmYourself()]);
  expect(answers).toHaveLength(1);
  expect(isAskedToConfirm()).toBe(true);
  answers[0]?.(true);
  expect(await both).toEqual([true, true]);
  expect(isAskedToConfirm()).toBe(false);
  const again = confirmYourself();
  answers[1]?.(false);
  expect(await again).toBe(false);
  stop();
  expect(await confirmYourself()).toBe(false);
  expect(answers).toHaveLength(2);
});
