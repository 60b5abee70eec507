import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { draftFor, draftOf, isUnconfirmed } from './add-back-draft.ts';

test('a new add-back states nothing that its owner has not confirmed', () => {
  expect(draftOf(null)).toMatchObject({ samePeriod: false, neededByBuyer: true });
  expect(draftFor('vehicle', [])).toMatchObject({ samePeriod: false, neededByBuyer: true });
});

test('amounts that come from the books of a period are recorded in it', () => {
  const found = [
    { path: 'Expenses › Donations', account: 'OTHER_OPEX' as const, amounts: { third: cents(400_00) } },
  ];
  expect(draftFor('giving', found)).toMatchObject({
    samePeriod: true,
    neededByBuyer: true,
    years: { third: { recorded: 400_00 } },
  });
});

test('an effect is promised only once the statements that it needs are confirmed', () => {
  const confirmed = { code: 'N-LEGAL' as const, samePeriod: true, neededByBuyer: false };
  expect(isUnconfirmed(confirmed, 100)).toBe(false);
  expect(isUnconfirmed({ ...confirmed, samePeriod: false }, -100)).toBe(true);
  expect(isUnconfirmed({ ...confirmed, neededByBuyer: true }, 100)).toBe(true);
  expect(isUnconfirmed({ ...confirmed, neededByBuyer: true }, -100)).toBe(false);
});
