import { expect, test } from 'vitest';
import { answersConfirmations, confirmYourself, isAskedToConfirm } from './confirm-yourself.ts';

test('refuses if no dialog is registered', async () => {
  expect(await confirmYourself()).toBe(false);
});

test('concurrent calls share one dialog, and a later call opens a new one', async () => {
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
