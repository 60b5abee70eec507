import { lazy, Suspense, useState } from 'react';
import { Alert } from '#web/ui/Alert.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { periodKeys } from '../domain/periods.ts';
import { bridgeSteps } from './bridge-steps.ts';
import { gapWords, periodName } from './period-words.ts';
import type { Earnings, Period } from './queries.ts';
import { RecastTable } from './recast-table.tsx';

const BridgeChart = lazy(async () => ({ default: (await import('./bridge-chart.tsx')).BridgeChart }));

/** What the books come to: the bridge of a period as a picture, all periods as a table. */
export function ResultStep({ earnings }: { earnings: Earnings }) {
  const withFigures = earnings.periods.filter(({ source }) => source !== null);
  const [chosen, setChosen] = useState(withFigures.at(-1)?.key ?? 'latest');
  const period = withFigures.find(({ key }) => key === chosen) ?? withFigures.at(-1);
  if (!period)
    return (
      <EmptyState title="There is nothing to work out yet">
        Upload a profit-and-loss or type a year in. The result stands here at once.
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-5">
      <Field label="Bridge of" className="w-60">
        <Select
          value={period.key}
          onValueChange={(value) => setChosen(periodKeys.find((key) => key === value) ?? chosen)}
          options={withFigures.map(({ key }) => ({ value: key, label: periodName(key, earnings) }))}
        />
      </Field>
      <NotComplete period={period} />
      {earnings.marketPay === null && (
        <Alert tone="warning" title="The market pay of one owner is missing">
          SDE is adjusted EBITDA plus what one full-time owner costs on the market. Until you give it under
          Figures, both are the same here.
        </Alert>
      )}
      <Suspense fallback={<Skeleton className="h-80 w-full rounded-large" />}>
        <BridgeChart steps={bridgeSteps(period)} period={periodName(period.key, earnings)} />
      </Suspense>
      <RecastTable periods={withFigures} ends={earnings} />
    </div>
  );
}

function NotComplete({ period }: { period: Period }) {
  if (period.gaps.length === 0) return null;
  return (
    <Alert tone="warning" title="This period is not complete, so it does not count yet">
      {period.gaps.map((gap) => gapWords(gap)).join(' ')}
    </Alert>
  );
}
