import { useNavigate } from 'react-router';
import { paths } from '#kit/paths.ts';
import { DataTable } from '#kit/tables/DataTable.tsx';
import { columnsFor } from '#kit/tables/table-features.ts';
import { useRemoteRows } from '#kit/tables/use-remote-rows.ts';
import { DateText } from '#kit/ui/DateText.tsx';
import type { MenuEntry } from '#kit/ui/menu-entry.ts';
import { useCopy } from '#kit/ui/use-copy.ts';
import { orderColumns } from '../contract.ts';
import { noOrders, OrderStatus, orderName, priceOf } from './order-words.tsx';
import { type OrderLine, ordersKey, readOrders, type Scope } from './queries.ts';
import { useInvoice } from './use-invoice.ts';

const column = columnsFor<OrderLine>();
const columns = [
  column.accessor('id', {
    header: 'Order ID',
    enableSorting: false,
    size: 130,
    cell: ({ getValue }) => <span className="font-mono">{orderName(getValue())}</span>,
  }),
  column.accessor((order) => order.customer.email, {
    id: 'customer',
    header: 'Customer',
    size: 240,
    cell: ({ row: { original } }) => (
      <span className="flex min-w-0 flex-col">
        {original.customer.name}
        <span className="text-muted text-tiny [overflow-wrap:anywhere]">{original.customer.email}</span>
      </span>
    ),
  }),
  column.accessor('placedAt', {
    id: 'date',
    header: 'Date',
    size: 130,
    cell: ({ getValue }) => <DateText at={getValue()} className="whitespace-nowrap" />,
  }),
  column.accessor('amount', {
    header: 'Amount',
    size: 120,
    cell: ({ row }) => priceOf(row.original),
    meta: { csv: priceOf },
  }),
  column.accessor('badge', {
    id: 'status',
    header: 'Status',
    size: 150,
    cell: ({ row }) => <OrderStatus order={row.original} />,
  }),
];

export function OrdersTable({ scope }: { scope: Scope }) {
  const id = `orders-${scope}`;
  const remote = useRemoteRows({
    id,
    queryKey: [...ordersKey, 'list', scope],
    sortable: orderColumns,
    read: readOrders(scope),
  });
  const rowMenu = useRowMenu(scope);
  return (
    <DataTable
      {...remote}
      id={id}
      label="Orders"
      columns={columns}
      getRowId={(order) => order.id}
      rowMenu={rowMenu}
      fileName="orders"
      filter={scope === 'all'}
      empty={noOrders(scope)}
    />
  );
}

function useRowMenu(scope: Scope) {
  const navigate = useNavigate();
  const copy = useCopy();
  const download = useInvoice();
  return (order: OrderLine): MenuEntry[] => [
    { kind: 'link', label: 'View order', to: paths.order(order.id) },
    ...(order.amount === 0
      ? []
      : [
          {
            kind: 'action' as const,
            label: 'Download invoice',
            onSelect: () => download.mutate(order.id),
          },
        ]),
    { kind: 'action', label: 'Copy order ID', onSelect: () => void copy(order.id, 'order ID') },
    {
      kind: 'action',
      label: 'View customer',
      onSelect: () => void navigate(scope === 'all' ? paths.person(order.customer.id) : paths.profile()),
    },
  ];
}
