import { queryOptions, useQuery } from '@tanstack/react-query';
import { grouped } from '#kernel/counts.ts';
import { call } from '#kit/api.ts';
import { MonthFigures } from '#kit/charts/MonthFigures.tsx';
import { monthColumn } from '#kit/charts/month-column.ts';
import { columnsFor } from '#kit/tables/table-features.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getRequestMonths } from '../month-contract.ts';
import { requestsKey } from './queries.ts';

type RequestMonth = ReplyOf<typeof getRequestMonths>['months'][number];

const months = 12;
const byMonth = queryOptions({
  queryKey: [...requestsKey, 'months', months],
  queryFn: ({ signal }) => call(getRequestMonths, { query: { months } }, { signal }),
});
const column = columnsFor<RequestMonth>();
const columns = [
  monthColumn<RequestMonth>(),
  column.accessor('requested', { header: 'Requested' }),
  column.accessor('approved', { header: 'Approved' }),
  column.accessor('denied', { header: 'Denied' }),
];

export function RequestsByMonth() {
  return (
    <section aria-labelledby="requests-by-month" className="flex flex-col gap-3">
      <h2 id="requests-by-month" className="text-title">
        Requests by month
      </h2>
      <QueryPage
        query={useQuery(byMonth)}
        words={{
          loading: 'Loading the requests by month',
          failed: 'The requests by month could not be loaded.',
        }}
      >
        {({ months: rows }) => <Months rows={rows} />}
      </QueryPage>
    </section>
  );
}

function Months({ rows }: { rows: readonly RequestMonth[] }) {
  if (rows.every(({ requested, approved, denied }) => requested + approved + denied === 0))
    return (
      <EmptyState title="No requests in the last twelve months">
        Requests and approvals appear here month by month.
      </EmptyState>
    );
  return (
    <MonthFigures
      words={wordsOf(rows)}
      months={rows}
      series={[
        { key: 'requested', name: 'Requested' },
        { key: 'approved', name: 'Approved' },
      ]}
      axis={grouped}
      format={grouped}
      table={{ label: 'Requests by month', columns, fileName: 'requests-by-month' }}
    />
  );
}

function wordsOf(rows: readonly RequestMonth[]): string {
  const sum = (key: 'requested' | 'approved') => grouped(rows.reduce((total, row) => total + row[key], 0));
  return `${sum('requested')} requested and ${sum('approved')} approved in the last twelve months, by month.`;
}
