import { lazy, Suspense } from 'react';
import { DataTable } from '../tables/DataTable.tsx';
import type { DataTableProps } from '../tables/use-product-table.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { captionOf, type MonthPicture } from './month-picture.ts';

// The chart library is larger than the rest of the page, so load it only when there is something to show.
const MonthBars = lazy(async () => ({ default: (await import('./MonthBars.tsx')).MonthBars }));

type Month = MonthPicture['months'][number];
type Props<Row extends Month> = Omit<MonthPicture, 'months'> & {
  months: readonly Row[];
  table: Pick<DataTableProps<Row>, 'label' | 'columns'> & { fileName: string };
};

export function MonthFigures<Row extends Month>({ table, ...picture }: Props<Row>) {
  return (
    <figure className="flex flex-col gap-2">
      <Suspense fallback={<Skeleton className="h-72 w-full rounded-large" />}>
        <MonthBars {...picture} />
      </Suspense>
      <figcaption className="text-muted text-small">{captionOf(picture)}</figcaption>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 text-accent text-small">
          As a table, by month
        </summary>
        <div className="mt-2">
          <DataTable
            {...table}
            rows={picture.months}
            getRowId={(row) => row.month}
            error={null}
            onRetry={() => {}}
            pageSize={picture.months.length}
            empty="No figures for these months."
          />
        </div>
      </details>
    </figure>
  );
}
