import { lazy, type ReactNode, Suspense } from 'react';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { MonthPicture } from './month-picture.ts';

// The chart's library is larger than all the rest of the page: it comes when there is something to draw.
const MonthBars = lazy(async () => ({ default: (await import('./MonthBars.tsx')).MonthBars }));

/** Figures by month as bars; the table of the same figures opens below them. */
export function MonthFigures({ table, ...picture }: MonthPicture & { table: ReactNode }) {
  return (
    <figure className="flex flex-col gap-2">
      <Suspense fallback={<Skeleton className="h-72 w-full rounded-large" />}>
        <MonthBars {...picture} />
      </Suspense>
      <figcaption className="text-muted text-small">{picture.words}</figcaption>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 text-accent text-small">
          As a table, by month
        </summary>
        <div className="mt-2">{table}</div>
      </details>
    </figure>
  );
}
