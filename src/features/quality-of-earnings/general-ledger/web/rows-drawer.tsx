import { useInfiniteQuery } from '@tanstack/react-query';
import { monthInWords } from '#kernel/days.ts';
import { Drawer } from '#kit/ui/Drawer.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { figureName } from './figure-words.ts';
import { LineList } from './line-list.tsx';
import { type OpenFigure, rowsQuery } from './queries.ts';

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
  const months = from === to ? monthInWords(from) : `${monthInWords(from)} to ${monthInWords(to)}`;
  return (
    <LineList
      query={query}
      about={`${months}, version ${dataset} of the books`}
      total={({ total }) => <Total total={total} />}
    />
  );
}

function Total({ total: { value, rows } }: { total: { value: number; rows: number } }) {
  return (
    <p className="tabular">
      <span className="font-semibold">
        <Money exact amount={value} />
      </span>{' '}
      from {rows.toLocaleString('en-US')} {rows === 1 ? 'entry' : 'entries'}
    </p>
  );
}
