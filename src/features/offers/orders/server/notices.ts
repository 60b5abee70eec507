import { adminIds } from '#features/people/accounts/server/admin-ids.ts';
import { longDay } from '#kernel/days.ts';
import { type Cents, formatMoney } from '#kernel/money.ts';
import type { Work } from '#platform/context.ts';
import type { OrderStatus } from '../domain/order.ts';
import type { Money } from '../domain/payment.ts';

const kind = 'order-moved';
const pathOf = (orderId: string) => `/orders/${orderId}`;

type Order = { id: string; customerId: string; service: string };
/** Only admins see the customer's name. */
const byCustomer = ({ customerId }: Order) => ({ part: 'Customer', personId: customerId }) as const;

export async function tellOfOrder(
  work: Work,
  order: Order,
  { invoice, amount, dueOn }: { invoice: string; amount: Cents; dueOn: string },
): Promise<void> {
  const { id, customerId, service } = order;
  const facts = [`Service: ${service}`, `Amount: ${formatMoney(amount)}`, `Invoice: ${invoice}`].join('\n');
  await work.notify([customerId], {
    kind,
    words: 'Your order was placed',
    lines: [facts, `Please pay by ${longDay(dueOn)}. The invoice says how; no card is charged here.`],
    path: pathOf(id),
  });
  const admins = (await adminIds(work.db)).filter((one) => one !== customerId);
  await work.notify(admins, {
    kind,
    words: 'A service was ordered',
    lines: [facts, 'Record the payment when it arrives, and mark the order as delivered when it is done.'],
    who: byCustomer(order),
    path: pathOf(id),
  });
}

const moved: Record<Exclude<OrderStatus, 'ordered'>, [words: string, line: string]> = {
  delivered: [
    'Your order was delivered',
    'Our team marked it as delivered. The invoice and payments stay on the order page.',
  ],
  cancelled: ['Your order was canceled', 'Our team canceled it. Nothing more is due for it.'],
};

export async function tellOfOrderMove(
  work: Work,
  order: Order,
  to: OrderStatus,
  ownMove: boolean,
): Promise<void> {
  const path = pathOf(order.id);
  const service = `Service: ${order.service}`;
  if (!ownMove && to !== 'ordered') {
    const [words, line] = moved[to];
    await work.notify([order.customerId], { kind, words, lines: [service, line], path });
  }
  if (ownMove)
    await work.notify(await adminIds(work.db), {
      kind,
      words: 'A customer canceled an order',
      lines: [service, 'Nothing was paid for it, and there is nothing left to do.'],
      who: byCustomer(order),
      path,
    });
}

const recorded: Record<Money['kind'], Record<Money['status'], string>> = {
  payment: {
    success: 'Your payment for an order was received',
    processing: 'Your payment for an order is being processed',
    failed: 'Your payment for an order failed',
  },
  refund: {
    success: 'A refund for your order was paid',
    processing: 'A refund for your order is being processed',
    failed: 'A refund for your order failed',
  },
};

export async function tellOfPayment(
  work: Work,
  order: Order,
  payment: Money & { owed: Cents },
): Promise<void> {
  const facts = [
    `Service: ${order.service}`,
    `Amount: ${formatMoney(payment.amount)}`,
    `Balance due: ${formatMoney(payment.owed)}`,
  ];
  await work.notify([order.customerId], {
    kind,
    words: recorded[payment.kind][payment.status],
    lines: [
      facts.join('\n'),
      payment.kind === 'payment' && payment.status === 'failed'
        ? 'It did not arrive. Please pay again; the invoice on the order page says how.'
        : 'Our team recorded it. The order page has the invoice and every payment.',
    ],
    path: pathOf(order.id),
  });
}
