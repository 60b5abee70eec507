import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#kit/paths.ts';
import { DataTable } from '#kit/tables/DataTable.tsx';
import { columnsFor } from '#kit/tables/table-features.ts';
import { useRemoteRows } from '#kit/tables/use-remote-rows.ts';
import type { MenuEntry } from '#kit/ui/menu-entry.ts';
import { useCopy } from '#kit/ui/use-copy.ts';
import { paymentWords } from '../domain/words.ts';
import { PaymentState, signedAmount } from './order-words.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { ordersKey, type PaymentLine, readPayments, type Scope } from './queries.ts';

const column = columnsFor<PaymentLine>();
const columns = [
  column.accessor('email', {
    header: 'Email',
    size: 260,
    cell: ({ getValue }) => <span className="[overflow-wrap:anywhere]">{getValue()}</span>,
  }),
  column.accessor('amount', {
    header: 'Amount',
    enableSorting: false,
    cell: ({ row }) => signedAmount(row.original),
    meta: { csv: signedAmount },
  }),
  column.accessor('status', {
    header: 'Status',
    enableSorting: false,
    cell: ({ row }) => <PaymentState payment={row.original} />,
    meta: { csv: paymentWords },
  }),
];
const sortable = ['email'] as const;

export function PaymentsTable({ scope }: { scope: Scope }) {
  const id = `payments-${scope}`;
  const remote = useRemoteRows({
    id,
    queryKey: [...ordersKey, 'payments', scope],
    sortable,
    read: readPayments(scope),
  });
  const [shown, setShown] = useState<PaymentLine | null>(null);
  const navigate = useNavigate();
  const copy = useCopy();
  const rowMenu = (payment: PaymentLine): MenuEntry[] => [
    { kind: 'action', label: 'Copy payment ID', onSelect: () => void copy(payment.id, 'payment ID') },
    { kind: 'separator' },
    {
      kind: 'action',
      label: 'View customer',
      onSelect: () => void navigate(scope === 'all' ? paths.person(payment.customer.id) : paths.profile()),
    },
    { kind: 'action', label: 'View payment details', onSelect: () => setShown(payment) },
  ];
  return (
    <>
      <DataTable
        {...remote}
        id={id}
        label="Payments"
        columns={columns}
        getRowId={(payment) => payment.id}
        rowMenu={rowMenu}
        filter
        selectable
        fileName="payments"
        empty="Payments belong to services ordered here. One appears here once it is recorded for an order."
      />
      {shown && <PaymentDialog payment={shown} onClose={() => setShown(null)} />}
    </>
  );
}
