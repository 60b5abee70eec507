import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { DayViews } from '#features/marketplace/listing-views/domain/views.ts';
import { ownViews } from '#features/marketplace/listing-views/web/queries.ts';
import { grouped } from '#kernel/counts.ts';
import { Card } from '#kit/ui/Card.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import type { Work } from './home/parts.ts';
import { weeksOf } from './views-weeks.ts';

/** The chart library is loaded only with the chart. */
const ViewsChart = lazy(() => import('./ViewsChart.tsx').then((module) => ({ default: module.ViewsChart })));

export function ViewsSection({ work, closeTo }: { work: Work; closeTo: string }) {
  const views = useQuery(ownViews);
  const days = views.data?.days;
  return (
    <Card as="section" aria-labelledby="views" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="views" className="text-title">
          {titleFor(work)}
        </h2>
        <LinkButton variant="quiet" size="small" to={closeTo} preventScrollReset>
          Close
        </LinkButton>
      </div>
      {views.isPending && <Skeleton className="h-64 w-full rounded-medium" />}
      {views.isError && !days && (
        <ErrorState
          title="The views could not be loaded."
          error={views.error}
          busy={views.isFetching}
          onRetry={() => void views.refetch()}
        />
      )}
      {days?.length === 0 && (
        <EmptyState title="No views yet">
          Views are counted from the day on which a listing is public, each visitor once a day.
        </EmptyState>
      )}
      {days && days.length > 0 && (
        <>
          <p className="max-w-prose text-muted text-small">
            Each visitor counts once a day for each listing, and shows here within seconds. Not counted: you,
            your brokers, our team, and robots, which includes automated browsers.
          </p>
          <Suspense fallback={<Skeleton className="h-64 w-full rounded-medium" />}>
            <ViewsChart days={days} />
          </Suspense>
          <WeeksTable days={days} />
        </>
      )}
    </Card>
  );
}

function WeeksTable({ days }: { days: readonly DayViews[] }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 text-accent text-small">As a table, by week</summary>
      <table className="tabular mt-2 w-full max-w-md text-small">
        <caption className="sr-only">Views by week</caption>
        <thead>
          <tr className="text-left text-muted">
            <th scope="col" className="py-1 font-medium">
              Week
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              Views
            </th>
          </tr>
        </thead>
        <tbody>
          {weeksOf(days).map((week) => (
            <tr key={week.from} className="border-line border-t">
              <td className="py-1.5">{week.label}</td>
              <td className="py-1.5 text-right">{grouped(week.views)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function titleFor({ sells, advises }: Work): string {
  if (!advises) return 'Views of your listings';
  return sells ? 'Views of your listings and your clients’' : 'Views of your clients’ listings';
}
