import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { dayInWords } from '#kernel/days.ts';
import { Card } from '#kit/ui/Card.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { Loaded } from './loaded.tsx';
import { type Point, pointsQuery } from './queries.ts';
import { scoreText } from './score-text.ts';
import { WholeDollars } from './whole-dollars.tsx';

// The chart library is larger than the rest of the page, so it is loaded on demand.
const HistoryChart = lazy(async () => ({ default: (await import('./history-chart.tsx')).HistoryChart }));

export function History({ checkId }: { checkId: string }) {
  const points = useQuery(pointsQuery(checkId));
  return (
    <Card as="section" aria-labelledby="history" className="flex flex-col gap-4">
      <div>
        <h2 id="history" className="text-title">
          Progress
        </h2>
        <p className="text-muted">
          Score, earnings and value on each day they changed: the value can fall while the score rises, when
          the earnings fall.
        </p>
      </div>
      <Loaded query={points} what="history">
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-muted">Your history appears here once there is a score.</p>
          ) : (
            <Days points={items} />
          )
        }
      </Loaded>
    </Card>
  );
}

function Days({ points }: { points: readonly Point[] }) {
  return (
    <>
      {points.length > 1 && (
        <figure aria-label="Value and score by day; the table below holds the same figures">
          <Suspense fallback={<Skeleton className="h-64 w-full rounded-large" />}>
            <HistoryChart points={points} />
          </Suspense>
        </figure>
      )}
      <div className="max-h-96 overflow-y-auto">
        <table className="w-full">
          <caption className="sr-only">Score, earnings and value by day, the latest first</caption>
          <thead className="text-small">
            <tr>
              <th scope="col" className="py-1 pr-4 text-left font-medium">
                Day
              </th>
              <th scope="col" className="py-1 pr-4 text-right font-medium">
                Score
              </th>
              <th scope="col" className="py-1 pr-4 text-right font-medium">
                Documented
              </th>
              <th scope="col" className="py-1 pr-4 text-right font-medium">
                Earnings
              </th>
              <th scope="col" className="py-1 text-right font-medium">
                Value
              </th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map((point) => (
              <DayRow key={point.day} point={point} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function DayRow({ point }: { point: Point }) {
  return (
    <tr className="border-line border-t">
      <th scope="row" className="py-1.5 pr-4 text-left font-normal">
        {dayInWords(point.day)}
        {point.reason !== null && (
          <span className="wrap-anywhere block text-muted text-small">{point.reason}</span>
        )}
      </th>
      <td className="tabular py-1.5 pr-4 text-right">{scoreText(point.score)}</td>
      <td className="tabular py-1.5 pr-4 text-right">{scoreText(point.evidenced)}</td>
      <td className="tabular py-1.5 pr-4 text-right">
        <WholeDollars amount={point.earnings} />
      </td>
      <td className="tabular py-1.5 text-right">
        <WholeDollars amount={point.mid} />
      </td>
    </tr>
  );
}
