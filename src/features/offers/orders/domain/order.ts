import { dayOf } from '#kernel/days.ts';
import { hours, shift } from '#kernel/instant.ts';
import { type Cents, cents } from '#kernel/money.ts';
import { type Move, type MoveRefusal, moveRefusal } from '#kernel/moves.ts';

export const orderStatuses = ['ordered', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderParties = ['customer', 'admin'] as const;
export type OrderParty = (typeof orderParties)[number];

/** `holds-money`: all money received was refunded, and nothing is processing. */
type OrderGuard = 'holds-money';
export type OrderMoveRefusal = MoveRefusal<OrderGuard>;

const orderMoves: readonly Move<OrderStatus, OrderParty, OrderGuard>[] = [
  { from: 'ordered', to: 'cancelled', by: ['customer', 'admin'], needs: ['holds-money'] },
  { from: 'ordered', to: 'delivered', by: ['admin'] },
];

/** In cents. */
export type Account = { amount: Cents; received: Cents; processing: Cents };

export function orderRefusal(
  from: OrderStatus,
  to: OrderStatus,
  parties: readonly OrderParty[],
  { received, processing }: Account,
): OrderMoveRefusal | null {
  return moveRefusal(orderMoves, from, to, parties, () => received === 0 && processing === 0);
}

export const badges = ['Paid', 'Pending', 'Unpaid', 'Free', 'Refunded'] as const;
export type OrderBadge = (typeof badges)[number];

/** Pending: partly received or processing. `refunded`: part was refunded; shown if no other money was received. */
export function badgeOf({ amount, received, processing }: Account, refunded = false): OrderBadge {
  if (amount === 0) return 'Free';
  if (received >= amount) return 'Paid';
  if (received > 0 || processing > 0) return 'Pending';
  return refunded ? 'Refunded' : 'Unpaid';
}

export const mostUnpaid = 5;

export type OrderingRefusal = 'service-not-offered' | 'too-many-unpaid' | 'ordered-by-starting';

/** `price` is `null` while the service is not offered. */
export function orderingRefusal(facts: { price: Cents | null; unpaid: number }): OrderingRefusal | null {
  if (facts.price === null) return 'service-not-offered';
  return facts.unpaid >= mostUnpaid ? 'too-many-unpaid' : null;
}

/**
 * The day from which a balance is overdue, or `null`: it is not due yet, or covered by what was received and what is
 * processing. A day ends where it ends last on earth, as it does for payments. `dueOn`: YYYY-MM-DD.
 */
export function overdueSince(
  { amount, received, processing }: Account,
  { status, dueOn, now }: { status: OrderStatus; dueOn: string | null; now: Date },
): string | null {
  if (dueOn === null || status === 'cancelled' || received + processing >= amount) return null;
  return dueOn < dayOf(shift(now, -12 * hours)) ? dueOn : null;
}

/** What no one has paid or is about to pay. */
export function openBalance({ amount, received, processing }: Account, status: OrderStatus): Cents {
  return cents(status === 'cancelled' ? 0 : Math.max(0, amount - received - processing));
}
