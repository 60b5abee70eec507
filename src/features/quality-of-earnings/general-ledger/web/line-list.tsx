import type { ReactNode } from 'react';
import { grouped } from '#kernel/counts.ts';
import { dayInWords } from '#kernel/days.ts';
import { LoadMore, type LoadMoreQuery } from '#kit/tables/LoadMore.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
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

/** Lines can be chosen: `above` says from where, `below` what happens with them. */
export type Choosing = {
  chosen: ReadonlySet<string>;
  onToggle: (place: string) => void;
  above: ReactNode;
  below: (total: number) => ReactNode;
};

/** `total`: what stands above the lines, from the first page. */
type Props<Page> = {
  query: Query<Page>;
  about: ReactNode;
  total: (first: Page) => ReactNode;
  choosing?: Choosing | null;
};

/** Lines of general ledgers, each with its place in the file. */
export function LineList<Page extends RowPage>({ query, about, total, choosing = null }: Props<Page>) {
  return (
    <div className="flex flex-1 flex-col gap-4 px-5 pb-6">
      {choosing?.above}
      <div className="text-muted text-small">{about}</div>
      <QueryPage
        query={query}
        words={{ loading: 'Loading the entries', failed: 'The entries could not be loaded.' }}
      >
        {({ pages: [first, ...more] }) => (
          <>
            {first && total(first)}
            <ul aria-label="Entries" className="flex flex-col divide-y divide-line">
              {[first?.items ?? [], ...more.map(({ items }) => items)].flat().map((row) => (
                <RowLine key={row.place} row={row} choosing={choosing} />
              ))}
            </ul>
            <LoadMore label="Show more entries" order="first" query={query} />
            {choosing?.below(first?.total.rows ?? 0)}
          </>
        )}
      </QueryPage>
    </div>
  );
}

type LineProps = { row: FigureRow; choosing?: Choosing | null; action?: ReactNode };

export function RowLine({ row, choosing = null, action }: LineProps) {
  const about = [row.type, row.number && `no. ${row.number}`, row.split && `against ${row.split}`];
  const name = [row.day && dayInWords(row.day), row.name].filter(Boolean).join(' · ');
  return (
    <li className="flex items-start gap-3 py-3">
      {choosing && (
        <Checkbox
          labelHidden
          label={`Choose ${name}, row ${row.row}`}
          checked={choosing.chosen.has(row.place)}
          onCheckedChange={() => choosing.onToggle(row.place)}
        />
      )}
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="flex items-baseline justify-between gap-4">
          <span className="wrap-anywhere min-w-0 font-medium">{name}</span>
          <Money exact amount={row.amount} className="whitespace-nowrap" />
        </span>
        {row.memo && <span className="wrap-anywhere text-small">{row.memo}</span>}
        <span className="wrap-anywhere text-muted text-small">
          {[row.path, ...about].filter(Boolean).join(' · ')}
        </span>
        <span className="wrap-anywhere text-muted text-small">
          <bdi>{row.fileName}</bdi>
          {row.sheet && `, ${row.sheet}`}, row {grouped(row.row)}
        </span>
        {action}
      </span>
    </li>
  );
}
