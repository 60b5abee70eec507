import { dayInWords } from '#kernel/days.ts';
import { cents, formatMoney } from '#kernel/money.ts';
import type { Tone } from '#kit/ui/Badge.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import type { OrderBadge } from '../domain/order.ts';
import type { PaymentStatus } from '../domain/payment.ts';
import { paymentWords, refusalWords } from '../domain/words.ts';
import type { OrderLine, PaymentLine, Scope } from './queries.ts';

const badgeTones: Record<OrderBadge, Tone> = {
  Paid: 'good',
  Pending: 'amber',
  Unpaid: 'neutral',
  Free: 'good',
  Refunded: 'neutral',
};
const paymentTones: Record<PaymentStatus, Tone> = { success: 'good', processing: 'amber', failed: 'bad' };

export function OrderStatus({
  order,
}: {
  order: Pick<OrderLine, 'badge' | 'status' | 'received' | 'owed' | 'overdueSince'>;
}) {
  const part = order.badge === 'Pending' && order.received > 0;
  return (
    <span className="flex flex-col items-start gap-0.5 max-sm:items-end">
      <StatusBadge tone={badgeTones[order.badge]}>{order.badge}</StatusBadge>
      {order.status === 'cancelled' && <span className="text-muted text-tiny">Canceled</span>}
      {part && <span className="text-muted text-tiny">Partly paid: {dollars(order.received)}</span>}
      {order.owed > 0 && <span className="text-muted text-tiny">Left to pay: {dollars(order.owed)}</span>}
      {order.overdueSince && (
        <span className="text-bad text-tiny">Overdue since {dayInWords(order.overdueSince)}</span>
      )}
    </span>
  );
}

export function PaymentState({ payment }: { payment: Pick<PaymentLine, 'kind' | 'status'> }) {
  return <StatusBadge tone={paymentTones[payment.status]}>{paymentWords(payment)}</StatusBadge>;
}

/** `$1,500`, negative for a refund. */
export function signedAmount({ kind, amount }: Pick<PaymentLine, 'kind' | 'amount'>): string {
  return `${kind === 'refund' ? '−' : ''}${dollars(amount)}`;
}

export function priceOf({ amount }: Pick<OrderLine, 'amount'>): string {
  return amount === 0 ? 'Free' : dollars(amount);
}

export function dollars(amount: number): string {
  return formatMoney(cents(amount));
}

export function orderName(id: string): string {
  return id.slice(0, 8).toUpperCase();
}

export function reasonOf(may: true | string): string | null {
  if (may === true) return null;
  return Object.entries(refusalWords).find(([code]) => code === may)?.[1] ?? 'Not possible now.';
}

export function noOrders(scope: Scope): string {
  return scope === 'all'
    ? 'No orders yet. Orders appear here as customers place them.'
    : 'Services that you order appear here, with what you have paid. Order one under Analysis, Pre-diligence.';
}
