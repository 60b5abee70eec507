import { expect, test } from 'vitest';
import { missingIn, type PaymentDraft, sentPayment } from './payment-draft.ts';

const draft: PaymentDraft = {
  amount: 150_000,
  method: 'bank-transfer',
  status: 'success',
  reference: '',
  paidOn: '2026-11-25',
  reason: '',
};

test('an amount that cannot be read is not called missing', () => {
  expect(missingIn(draft)).toBeNull();
  expect(missingIn({ ...draft, amount: Number.NaN })).toBe('The amount cannot be read.');
  expect(missingIn({ ...draft, amount: null })).toBe('Enter an amount.');
  expect(missingIn({ ...draft, status: 'failed' })).toBe('Say why it failed.');
});

test('a reason is sent with a failure only', () => {
  expect(sentPayment({ ...draft, status: 'failed', reason: 'No funds' })).toMatchObject({
    reason: 'No funds',
  });
  expect(sentPayment({ ...draft, reason: 'No funds' })).not.toHaveProperty('reason');
});
