import { useInfiniteQuery } from '@tanstack/react-query';
import { dayInWords, monthInWords } from '#kernel/days.ts';
import { LoadMore } from '#kit/tables/LoadMore.tsx';
import { Drawer } from '#kit/ui/Drawer.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { figureName } from './figure-words.ts';
import { type FigureRow, type OpenFigure, rowsQuery } from './queries.ts';

type Props = { reviewId: string; opened: OpenFigure | null; onClose: () => void };

/** The lines behind a figure, each with its place in the file. */
export function RowsDrawer({ reviewId, opened, onClose }: Props) {
  return (
    <Drawer
      wide
      side="right"
      title={opened ? figureName(opened) : ''}
      open={opened !== null}
      onOpenChange={(open) => !open && onClose()}
    >
      {opened && <Rows reviewId={reviewId} opened={opened} />}
    </Drawer>
  );
}

function Rows({ reviewId, opened }: { reviewId: string; opened: OpenFigure }) {
  const query = useInfiniteQuery(rowsQuery(reviewId, opened));
  const { from, to, dataset } = opened;
  return (
    <div className="flex flex-col gap-4 px-5 pb-6">
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

function Total({ total }: { total: { value: number; rows: number } | undefined }) {
  if (!total || total.rows === 0) return <p>There are no entries.</p>;
  return (
    <p className="tabular">
      <span className="font-semibold">
        <Money exact amount={total.value} />
      </span>{' '}
      from {total.rows.toLocaleString('en-US')} {total.rows === 1 ? 'entry' : 'entries'}
    </p>
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
