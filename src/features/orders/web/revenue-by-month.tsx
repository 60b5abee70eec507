import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { DataTable } from '#web/tables/DataTable.tsx';
import { columnsFor } from '#web/tables/table-features.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { monthInWords } from './day-in-words.ts';
import { dollars } from './order-words.tsx';
import { type RevenueMonth, revenueQuery } from './queries.ts';

// The chart's library is larger than all the rest of the page: it comes when there is something to draw.
const RevenueChart = lazy(async () => ({ default: (await import('./revenue-chart.tsx')).RevenueChart }));

const months = 12;
const column = columnsFor<RevenueMonth>();
const columns = [
  column.accessor('month', { header: 'Month', cell: ({ getValue }) => monthInWords(getValue()) }),
  column.accessor('orders', { header: 'Orders' }),
  ...(['ordered', 'received', 'refunded'] as const).map((key) =>
    column.accessor(key, {
      header: { ordered: 'Ordered', received: 'Received', refunded: 'Refunded' }[key],
      cell: ({ getValue }) => dollars(getValue()),
      meta: { csv: (row) => dollars(row[key]) },
    }),
  ),
];

/** The platform's own orders and payments of the last twelve months: a chart, and the same figures as a table. */
export function RevenueByMonth() {
  const revenue = useQuery(revenueQuery(months));
  if (!revenue.data)
    return revenue.error ? (
      <ErrorState
        title="The revenue could not be loaded."
        error={revenue.error}
        busy={revenue.isFetching}
        onRetry={() => void revenue.refetch()}
      />
    ) : (
      <div role="status">
        <span className="sr-only">Loading the revenue</span>
        <Skeleton className="h-72 w-full rounded-large" />
      </div>
    );
  const { outstanding } = revenue.data;
  const rows = revenue.data.months;
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
        still owed by open orders: <strong className="tabular text-text">{dollars(outstanding)}</strong>
      </p>
      {rows.some(({ ordered, received }) => ordered !== 0 || received !== 0) && (
        <figure aria-label="Ordered and received by month; the table below holds the same figures">
          <Suspense fallback={<Skeleton className="h-72 w-full rounded-large" />}>
            <RevenueChart months={rows} />
          </Suspense>
        </figure>
      )}
      <DataTable
        label="Revenue by month"
        columns={columns}
        rows={rows}
        getRowId={(row) => row.month}
        error={null}
        onRetry={() => {}}
        pageSize={months}
        fileName="revenue"
        empty="Nothing was ordered."
      />
    </div>
  );
}

/** Received less refunded. */
function netOf(month: RevenueMonth | undefined): number {
  return month ? month.received - month.refunded : 0;
}
