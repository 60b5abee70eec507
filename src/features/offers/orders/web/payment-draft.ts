import type { PaymentMethod, PaymentStatus } from '../domain/payment.ts';

/** `amount`: cents; `null` if empty, NaN if unreadable. */
export type PaymentDraft = {
  amount: number | null;
  method: PaymentMethod;
  status: PaymentStatus;
  reference: string;
  paidOn: string;
  reason: string;
};

export function missingIn({ amount, paidOn, status, reason }: PaymentDraft): string | null {
  if (Number.isNaN(amount)) return 'The amount cannot be read.';
  if (!amount) return 'Enter an amount.';
  if (paidOn === '') return 'Enter the date.';
  return status === 'failed' && reason.trim() === '' ? 'Say why it failed.' : null;
}

/** A reason belongs to a failure, even if one was typed before another outcome was chosen. */
export function sentPayment({ amount, reason, ...rest }: PaymentDraft) {
  return { ...rest, amount: amount ?? 0, ...(rest.status === 'failed' && reason ? { reason } : {}) };
}
