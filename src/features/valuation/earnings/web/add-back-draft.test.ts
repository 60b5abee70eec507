import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { draftFor, draftOf } from './add-back-draft.ts';

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
