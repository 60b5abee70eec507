import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayInWords } from '#kernel/days.ts';
import { Card } from '#kit/ui/Card.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { orderWords } from '../domain/words.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderPayments } from './order-payments.tsx';
import { dollars, OrderStatus, orderName, priceOf } from './order-words.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { type OrderView, orderQuery, type PaymentLine } from './queries.ts';

export function OrderDetails({ id }: { id: string }) {
  return (
    <QueryPage
      query={useQuery(orderQuery(id))}
      words={{ loading: 'Loading the order', failed: 'The order could not be loaded.' }}
      waiting={<Skeleton className="h-64 w-full rounded-large" />}
      title="Order"
    >
      {(order) => <Loaded view={order} />}
    </QueryPage>
  );
}

function Loaded({ view }: { view: OrderView }) {
  const [shown, setShown] = useState<PaymentLine | null>(null);
  return (
    <>
      <PageHeader
        title={
          <>
            Order <span className="tabular">{orderName(view.id)}</span>
          </>
        }
        lead={view.serviceName}
        actions={<OrderActions order={view} />}
      />
      <div className="flex flex-col gap-8">
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <Card as="section" aria-labelledby="order-facts">
            <h2 id="order-facts" className="mb-2 text-title">
              The order
            </h2>
            <DescriptionList items={factsOf(view)} />
          </Card>
          <HowToPay order={view} />
        </div>
        <OrderPayments order={view} onOpen={setShown} />
      </div>
      {shown && <PaymentDialog payment={shown} onClose={() => setShown(null)} />}
    </>
  );
}

function factsOf(order: OrderView) {
  return [
    { term: 'Payment', detail: <OrderStatus order={order} /> },
    { term: 'Order', detail: orderWords[order.status] },
    { term: 'Customer', detail: `${order.customer.name}, ${order.customer.email}` },
    { term: 'Ordered', detail: <DateText at={order.placedAt} /> },
    { term: 'Price', detail: priceOf(order) },
    { term: 'Received', detail: dollars(order.received) },
    ...(order.processing > 0 ? [{ term: 'Under way', detail: dollars(order.processing) }] : []),
    {
      term: 'Balance due',
      detail: order.status === 'cancelled' ? '—' : dollars(order.amount - order.received),
    },
  ];
}

function HowToPay({ order }: { order: OrderView }) {
  const { invoice } = order;
  if (!invoice)
    return (
      <Card as="section" aria-labelledby="how-to-pay">
        <h2 id="how-to-pay" className="mb-2 text-title">
          Nothing to pay
        </h2>
        <p className="text-muted">This order is free. There is no invoice for it.</p>
      </Card>
    );
  const owed = order.status !== 'cancelled' && order.received < order.amount;
  return (
    <Card
      as="section"
      aria-labelledby="how-to-pay"
      tone={owed && order.processing === 0 ? 'attention' : 'plain'}
    >
      <h2 id="how-to-pay" className="mb-2 text-title">
        {owed ? 'How to pay' : 'Nothing to pay'}
      </h2>
      {owed ? (
        <PayInvoice invoice={invoice} order={order} />
      ) : (
        <p className="text-muted">
          {order.status === 'cancelled'
            ? `This order was canceled. Invoice ${invoice.name} stays as it was issued and is not due.`
            : `Invoice ${invoice.name} is paid in full. Thank you.`}
        </p>
      )}
    </Card>
  );
}

type PayProps = { invoice: NonNullable<OrderView['invoice']>; order: OrderView };

function PayInvoice({ invoice, order: { overdueSince, owed } }: PayProps) {
  return (
    <>
      <p>
        Invoice <strong className="tabular">{invoice.name}</strong>{' '}
        {overdueSince === null ? (
          `is due on ${dayInWords(invoice.dueOn)}.`
        ) : (
          <span className="text-bad">
            was due on {dayInWords(overdueSince)} and is overdue. {dollars(owed)} is left to pay.
          </span>
        )}{' '}
        No card is charged here.
      </p>
      <ul className="mt-3 list-disc space-y-2 pl-5">
        {invoice.howToPay.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
