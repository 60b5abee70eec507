import type { OrderingRefusal, OrderMoveRefusal, OrderStatus } from './order.ts';
import { mostUnpaid } from './order.ts';
import type { Money, PaymentMethod, PaymentMoveRefusal, RecordRefusal } from './payment.ts';

export const orderWords: Record<OrderStatus, string> = {
  ordered: 'Ordered',
  delivered: 'Delivered',
  cancelled: 'Canceled',
};

export const methodWords: Record<PaymentMethod, string> = {
  'bank-transfer': 'Bank transfer',
  check: 'Check',
  card: 'Card, charged elsewhere',
  other: 'Other',
};

export function paymentWords({ kind, status }: Pick<Money, 'kind' | 'status'>): string {
  if (status === 'success') return kind === 'refund' ? 'Refunded' : 'Paid';
  return status === 'processing' ? 'Processing' : 'Failed';
}

type Refusal =
  | OrderMoveRefusal
  | OrderingRefusal
  | PaymentMoveRefusal
  | RecordRefusal
  | 'reference-used'
  | 'nothing-owed'
  | 'nothing-received'
  | 'reason-missing';

/** Shown beside a disabled entry and for a refused request. */
export const refusalWords: Record<Refusal, string> = {
  'invalid-transition': 'This order can’t be changed that way now.',
  'not-your-move': 'This step is not yours to take.',
  'holds-money':
    'A payment was received or is on its way. Once support has refunded it, the order can be canceled.',
  'service-not-offered': 'This service cannot be ordered yet.',
  'ordered-by-starting':
    'The health check is ordered by starting it: open “Health check” under Analysis, and start it for your business.',
  'too-many-unpaid': `You have ${mostUnpaid} unpaid orders. Pay or cancel one first.`,
  refunded: 'Part of this money was given back already.',
  'order-cancelled': 'This order was canceled. It takes no more payments.',
  'more-than-owed': 'This is more than is still owed for the order.',
  'more-than-received': 'This is more than was received for the order.',
  'refund-under-way': 'Record a refund once the money has gone.',
  'not-yet': 'The date lies in the future.',
  'reference-used': 'A payment with this method and reference is recorded for the order already.',
  'nothing-owed': 'Nothing more is owed for this order.',
  'nothing-received': 'Nothing was received for this order.',
  'reason-missing': 'Say why it failed.',
};
