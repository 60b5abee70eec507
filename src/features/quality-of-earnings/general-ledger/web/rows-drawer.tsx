import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dayInWords, monthInWords } from '#kernel/days.ts';
import { LoadMore } from '#kit/tables/LoadMore.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { Drawer } from '#kit/ui/Drawer.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { figureName } from './figure-words.ts';
import { type FigureRow, type OpenFigure, rowsQuery } from './queries.ts';

type Props = {
  reviewId: string;
  opened: OpenFigure | null;
  onClose: () => void;
  title?: string;
  choosing?: Choosing;
};

/** Lines can be chosen: `above` says from where, `below` what happens with them. */
type Choosing = {
  chosen: ReadonlySet<string>;
  onToggle: (place: string) => void;
  above: ReactNode;
  below: (total: number) => ReactNode;
};

/** The lines behind a figure, each with its place in the file. */
export function RowsDrawer({ reviewId, opened, onClose, title, choosing }: Props) {
  return (
    <Drawer
      wide
      side="right"
      title={title ?? (opened ? (opened.customer?.name ?? figureName(opened)) : '')}
      open={opened !== null}
      onOpenChange={(open) => !open && onClose()}
    >
      {opened && <Rows reviewId={reviewId} opened={opened} choosing={choosing ?? null} />}
    </Drawer>
  );
}

type RowsProps = { reviewId: string; opened: OpenFigure; choosing: Choosing | null };

function Rows({ reviewId, opened, choosing }: RowsProps) {
  const query = useInfiniteQuery(rowsQuery(reviewId, opened));
  const { from, to, dataset } = opened;
  return (
    <div className="flex flex-1 flex-col gap-4 px-5 pb-6">
      {choosing?.above}
      <p className="text-muted text-small">
        {from === to ? monthInWords(from) : `${monthInWords(from)} to ${monthInWords(to)}`}, version {dataset}{' '}
        of the books
      </p>
      <QueryPage
        query={query}
        words={{ loading: 'Loading the entries', failed: 'The entries could not be loaded.' }}
      >
        {({ pages }) => (
          <>
            <Total total={pages[0]?.total} />
            <ul aria-label="Entries" className="flex flex-col divide-y divide-line">
              {pages
                .flatMap(({ items }) => items)
                .map((row) => (
                  <RowLine key={row.place} row={row} choosing={choosing} />
                ))}
            </ul>
            <LoadMore label="Show more entries" order="first" query={query} />
            {choosing?.below(pages[0]?.total.rows ?? 0)}
          </>
        )}
      </QueryPage>
    </div>
  );
}

type TotalProps = { total: { value: number; rows: number; before: number | null } | undefined };

/** Of a balance: what it was before, what the entries moved, and what it came to. */
function Total({ total }: TotalProps) {
  if (!total) return null;
  const { value, rows, before } = total;
  const entries = `${rows.toLocaleString('en-US')} ${rows === 1 ? 'entry' : 'entries'}`;
  if (before !== null)
    return (
      <DescriptionList
        items={[
          { term: 'Balance before', detail: <Money exact amount={before} /> },
          { term: entries, detail: <Money exact amount={value - before} /> },
          { term: 'Balance at the end', detail: <Money exact amount={value} className="font-semibold" /> },
        ]}
      />
    );
  if (rows === 0) return <p>There are no entries.</p>;
  return (
    <p className="tabular">
      <span className="font-semibold">
        <Money exact amount={value} />
      </span>{' '}
      from {entries}
    </p>
  );
}

type LineProps = { row: FigureRow; choosing?: Choosing | null; action?: ReactNode };

export function RowLine({ row, choosing = null, action }: LineProps) {
  const about = [row.type, row.number && `no. ${row.number}`, row.split && `against ${row.split}`];
  const name = `${dayInWords(row.day)}${row.name && ` · ${row.name}`}`;
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
          {row.sheet && `, ${row.sheet}`}, row {row.row.toLocaleString('en-US')}
        </span>
        {action}
      </span>
    </li>
  );
}
