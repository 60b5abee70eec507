import { useQuery } from '@tanstack/react-query';
import { MonthFigures } from '#kit/charts/MonthFigures.tsx';
import { monthColumn } from '#kit/charts/month-column.ts';
import { columnsFor } from '#kit/tables/table-features.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { shortMoney } from '#kit/ui/short-money.ts';
import { dollars } from './order-words.tsx';
import { type RevenueMonth, type RevenueView, revenueQuery } from './queries.ts';

const months = 12;
const column = columnsFor<RevenueMonth>();
const columns = [
  monthColumn<RevenueMonth>(),
  column.accessor('orders', { header: 'Orders' }),
  ...(['ordered', 'received', 'refunded'] as const).map((key) =>
    column.accessor(key, {
      header: { ordered: 'Ordered', received: 'Received', refunded: 'Refunded' }[key],
      cell: ({ getValue }) => dollars(getValue()),
      meta: { csv: (row) => dollars(row[key]) },
    }),
  ),
];

export function RevenueByMonth() {
  return (
    <QueryPage
      query={useQuery(revenueQuery(months))}
      words={{ loading: 'Loading the revenue', failed: 'The revenue could not be loaded.' }}
    >
      {(revenue) => <Months revenue={revenue} />}
    </QueryPage>
  );
}

function Months({ revenue: { outstanding, months: rows } }: { revenue: RevenueView }) {
  const isEmpty = rows.every(({ orders, received, refunded }) => orders + received + refunded === 0);
  if (isEmpty && outstanding === 0)
    return (
      <EmptyState title="No revenue yet">
        No orders in the last twelve months. Orders and payments appear here month by month.
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">
        Received this month: <strong className="tabular text-text">{dollars(netOf(rows.at(-1)))}</strong> ·
        balance due on open orders: <strong className="tabular text-text">{dollars(outstanding)}</strong>
      </p>
      {!isEmpty && (
        <MonthFigures
          words={wordsOf(rows)}
          months={rows}
          series={[
            { key: 'ordered', name: 'Ordered' },
            { key: 'received', name: 'Received' },
          ]}
          axis={shortMoney}
          format={dollars}
          table={{ label: 'Revenue by month', columns, fileName: 'revenue' }}
        />
      )}
    </div>
  );
}

function wordsOf(rows: readonly RevenueMonth[]): string {
  const sum = (key: 'ordered' | 'received') => shortMoney(rows.reduce((total, row) => total + row[key], 0));
  return `${sum('ordered')} ordered and ${sum('received')} received in the last twelve months, by month.`;
}

function netOf(month: RevenueMonth | undefined): number {
  return month ? month.received - month.refunded : 0;
}
