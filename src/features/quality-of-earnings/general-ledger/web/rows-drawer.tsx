import { useInfiniteQuery } from '@tanstack/react-query';
import { counted } from '#kernel/counts.ts';
import { monthInWords } from '#kernel/days.ts';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { Drawer } from '#kit/ui/Drawer.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { figureName } from './figure-words.ts';
import { type Choosing, LineList } from './line-list.tsx';
import { type OpenFigure, rowsQuery } from './queries.ts';

type Props = {
  reviewId: string;
  opened: OpenFigure | null;
  onClose: () => void;
  title?: string;
  choosing?: Choosing;
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
  const months = from === to ? monthInWords(from) : `${monthInWords(from)} to ${monthInWords(to)}`;
  return (
    <LineList
      query={query}
      about={`${months}, version ${dataset} of the books`}
      total={({ total }) => <LinesTotal total={total} />}
      choosing={choosing}
    />
  );
}

type TotalProps = { total: { value: number; rows: number; before: number | null } };

/** Of a balance: what it was before, what the entries moved, and what it came to. */
export function LinesTotal({ total: { value, rows, before } }: TotalProps) {
  const entries = counted(rows, 'entry', 'entries');
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
