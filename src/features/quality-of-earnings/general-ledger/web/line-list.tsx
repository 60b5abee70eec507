import type { ReactNode } from 'react';
import { dayInWords } from '#kernel/days.ts';
import { LoadMore, type LoadMoreQuery } from '#kit/tables/LoadMore.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import type { FigureRow } from './queries.ts';

type RowPage = { total: { rows: number }; items: FigureRow[] };
type Query<Page> = Omit<LoadMoreQuery, 'data'> & {
  data: { pages: Page[] } | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

/** `total`: what stands above the lines, from the first page. */
type Props<Page> = { query: Query<Page>; about: ReactNode; total: (first: Page) => ReactNode };

/** Lines of general ledgers, each with its place in the file. */
export function LineList<Page extends RowPage>({ query, about, total }: Props<Page>) {
  return (
    <div className="flex flex-col gap-4 px-5 pb-6">
      <div className="text-muted text-small">{about}</div>
      <QueryPage
        query={query}
        words={{ loading: 'Loading the entries', failed: 'The entries could not be loaded.' }}
      >
        {({ pages: [first, ...more] }) => (
          <>
            {first && first.total.rows > 0 ? total(first) : <p>There are no entries.</p>}
            <ul aria-label="Entries" className="flex flex-col divide-y divide-line">
              {[first?.items ?? [], ...more.map(({ items }) => items)].flat().map((row) => (
                <RowLine key={`${row.fileId} ${row.sheet} ${row.row}`} row={row} />
              ))}
            </ul>
            <LoadMore label="Show more entries" order="first" query={query} />
          </>
        )}
      </QueryPage>
    </div>
  );
}

function RowLine({ row }: { row: FigureRow }) {
  const about = [row.type, row.number && `no. ${row.number}`, row.split && `against ${row.split}`];
  return (
    <li className="flex flex-col gap-0.5 py-3">
      <span className="flex items-baseline justify-between gap-4">
        <span className="wrap-anywhere min-w-0 font-medium">
          {dayInWords(row.day)}
          {row.name && ` · ${row.name}`}
        </span>
        <Money exact amount={row.amount} className="whitespace-nowrap" />
      </span>
      {row.memo && <span className="wrap-anywhere text-small">{row.memo}</span>}
      <span className="wrap-anywhere text-muted text-small">
        {[row.path, ...about].filter(Boolean).join(' · ')}
      </span>
      <span className="wrap-anywhere text-muted text-small">
        <bdi>{row.fileName}</bdi>
        {row.sheet && `, ${row.sheet}`}, row {row.row.toLocaleString('en-US')}
      </span>
    </li>
  );
}
