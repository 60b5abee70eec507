import { dayInWords } from '#kernel/days.ts';
import { DataTable } from '#kit/tables/DataTable.tsx';
import { columnsFor } from '#kit/tables/table-features.ts';
import { methodWords, paymentWords } from '../domain/words.ts';
import { PaymentState, signedAmount } from './order-words.tsx';
import type { OrderView, PaymentLine } from './queries.ts';

const column = columnsFor<PaymentLine>();
const columns = [
  column.accessor('paidOn', { header: 'Date', cell: ({ getValue }) => dayInWords(getValue()) }),
  column.accessor('amount', {
    header: 'Amount',
    cell: ({ row }) => signedAmount(row.original),
    meta: { csv: signedAmount },
  }),
  column.accessor((payment) => methodWords[payment.method], { id: 'method', header: 'Method' }),
  column.accessor('reference', {
    header: 'Reference',
    cell: ({ getValue }) => <span className="[overflow-wrap:anywhere]">{getValue() || '—'}</span>,
  }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ row }) => <PaymentState payment={row.original} />,
    meta: { csv: paymentWords },
  }),
];

type Props = { order: OrderView; onOpen: (payment: PaymentLine) => void };

export function OrderPayments({ order, onOpen }: Props) {
  return (
    <section aria-labelledby="order-payments" className="flex flex-col gap-3">
      <h2 id="order-payments" className="text-title">
        Payments
      </h2>
      <DataTable
        id="order-payments"
        label="Payments of this order"
        fileName="order-payments"
        columns={columns}
        rows={order.payments}
        getRowId={(payment) => payment.id}
        error={null}
        onRetry={() => {}}
        rowMenu={(payment) => [
          { kind: 'action', label: 'View payment details', onSelect: () => onOpen(payment) },
        ]}
        empty="No payments yet."
      />
    </section>
  );
}
