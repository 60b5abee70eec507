import { adminIds } from '#features/accounts/server/admin-ids.ts';
import { type Cents, formatMoney } from '#kernel/money.ts';
import type { Work } from '#platform/context.ts';
import type { OrderStatus } from '../domain/order.ts';
import type { Money } from '../domain/payment.ts';

const kind = 'order-moved';
const pathOf = (orderId: string) => `/orders/${orderId}`;

/** The customer learns how to pay; the admins learn that there is an order. */
export async function tellOfOrder(
  work: Work,
  orderId: string,
  customerId: string,
  invoice: string,
): Promise<void> {
  const path = pathOf(orderId);
  await work.notify([customerId], {
    kind,
    words: 'Your order was placed',
    lines: [`The invoice is ${invoice}. It says how to pay: no card is charged here.`],
    path,
  });
  const admins = (await adminIds(work.db)).filter((id) => id !== customerId);
  await work.notify(admins, {
    kind,
    words: 'A service was ordered',
    lines: [`The invoice is ${invoice}.`],
    path,
  });
}

const moved: Record<Exclude<OrderStatus, 'ordered'>, string> = {
  delivered: 'Your order was delivered',
  cancelled: 'Your order was cancelled',
};

/** Whoever did not do it is told. */
export async function tellOfOrderMove(
  work: Work,
  order: { id: string; customerId: string },
  to: OrderStatus,
  byCustomer: boolean,
): Promise<void> {
  const path = pathOf(order.id);
  if (!byCustomer && to !== 'ordered')
    await work.notify([order.customerId], { kind, words: moved[to], path });
  if (byCustomer)
    await work.notify(await adminIds(work.db), { kind, words: 'A customer cancelled an order', path });
}

const recorded: Record<Money['kind'], Record<Money['status'], string>> = {
  payment: {
    success: 'A payment for your order was received',
    processing: 'A payment for your order is under way',
    failed: 'A payment for your order failed',
  },
  refund: {
    success: 'Money for your order was given back',
    processing: 'Money for your order is on its way back',
    failed: 'A refund for your order failed',
  },
};

export async function tellOfPayment(
  work: Work,
  order: { id: string; customerId: string },
  payment: Money & { owed: Cents },
): Promise<void> {
  await work.notify([order.customerId], {
    kind,
    words: recorded[payment.kind][payment.status],
    lines: [`Amount: ${formatMoney(payment.amount)}`, `Still owed: ${formatMoney(payment.owed)}`],
    path: pathOf(order.id),
  });
}
