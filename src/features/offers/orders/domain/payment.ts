import { type Cents, cents } from '#kernel/money.ts';
import { type Move, type MoveRefusal, moveRefusal } from '#kernel/moves.ts';
import type { Account, OrderStatus } from './order.ts';

export const paymentStatuses = ['success', 'processing', 'failed'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentKinds = ['payment', 'refund'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

export const paymentMethods = ['bank-transfer', 'check', 'card', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** `refunded`: without this payment, refunds would exceed what was received. */
type PaymentGuard = 'refunded' | 'more-than-owed';
export type PaymentMoveRefusal = MoveRefusal<PaymentGuard>;

/** A successful payment can still fail: a check bounces, a transfer is recalled. A failed one is final. */
const paymentMoves: readonly Move<PaymentStatus, 'admin', PaymentGuard>[] = [
  { from: 'processing', to: 'success', by: ['admin'] },
  { from: 'processing', to: 'failed', by: ['admin'] },
  { from: 'success', to: 'failed', by: ['admin'], needs: ['refunded', 'more-than-owed'] },
];

export type Money = { kind: PaymentKind; status: PaymentStatus; amount: Cents };

export function sumOf(payments: readonly Money[]): Pick<Account, 'received' | 'processing'> {
  const sum = (kind: PaymentKind, status: PaymentStatus) =>
    payments
      .filter((payment) => payment.kind === kind && payment.status === status)
      .reduce((total, payment) => total + payment.amount, 0);
  return {
    received: cents(sum('payment', 'success') - sum('refund', 'success')),
    processing: cents(sum('payment', 'processing')),
  };
}

/** A failed refund is money received again. */
export function paymentRefusal(
  payment: Money,
  to: PaymentStatus,
  isAdmin: boolean,
  { amount, received, processing }: Account,
): PaymentMoveRefusal | null {
  const holds = (guard: PaymentGuard) => {
    if (guard === 'refunded') return payment.kind === 'refund' || received >= payment.amount;
    if (guard === 'more-than-owed')
      return payment.kind === 'payment' || received + processing + payment.amount <= amount;
    return true;
  };
  return moveRefusal(paymentMoves, payment.status, to, isAdmin ? ['admin'] : [], holds);
}

export type RecordRefusal =
  | 'order-cancelled'
  | 'more-than-owed'
  | 'more-than-received'
  | 'refund-under-way'
  | 'not-yet';

/** A failed payment is only a note. `today`: the latest day anywhere on earth, as YYYY-MM-DD. */
export function recordRefusal(
  payment: Money & { paidOn: string },
  order: Account & { status: OrderStatus },
  today: string,
): RecordRefusal | null {
  if (payment.paidOn > today) return 'not-yet';
  if (payment.kind === 'refund' && payment.status === 'processing') return 'refund-under-way';
  if (payment.status === 'failed') return null;
  if (payment.kind === 'refund') return payment.amount > order.received ? 'more-than-received' : null;
  if (order.status === 'cancelled') return 'order-cancelled';
  const owed = order.amount - order.received - order.processing;
  return payment.amount > owed ? 'more-than-owed' : null;
}
