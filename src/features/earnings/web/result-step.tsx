import { useState } from 'react';
import { Alert } from '#web/ui/Alert.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { bridgeSteps } from '../domain/bridge-steps.ts';
import { heldAs, periodKeys } from '../domain/periods.ts';
import { BridgeDrawing } from './bridge-drawing.tsx';
import { gapWords, periodName } from './period-words.ts';
import type { Earnings, Period } from './queries.ts';
import { RecastTable } from './recast-table.tsx';

/** What the books come to: the bridge of a period as a picture, all periods as a table. */
export function ResultStep({ earnings }: { earnings: Earnings }) {
  const withFigures = earnings.periods.filter(({ source }) => source !== null);
  const [chosen, setChosen] = useState(withFigures.at(-1)?.key ?? heldAs('latest', earnings));
  const period = withFigures.find(({ key }) => key === chosen) ?? withFigures.at(-1);
  if (!period)
    return (
      <EmptyState title="There is nothing to work out yet">
        Upload a profit-and-loss or type a year in. The result stands here at once.
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-5">
      <Field label="Period" className="w-60">
        <Select
          value={period.key}
          onValueChange={(value) => setChosen(periodKeys.find((key) => key === value) ?? chosen)}
          options={withFigures.map(({ key }) => ({ value: key, label: periodName(key, earnings) }))}
        />
      </Field>
      <NotComplete period={period} />
      {earnings.marketPay === null && (
        <Alert tone="warning" title="The market pay of one owner is missing">
          A buyer takes the owner’s pay out of EBITDA and what the job costs on the market into it. Until you
          give that under Figures, adjusted EBITDA bears the owner’s pay as it stands in your books.
        </Alert>
      )}
      <Card as="section" aria-labelledby="bridge" className="flex flex-col gap-4">
        <div>
          <h2 id="bridge" className="text-title">
            From net income to SDE
          </h2>
          <p className="max-w-prose text-muted">
            EBITDA is profit before interest, income tax, depreciation and amortization. SDE is what one owner
            who works in the business takes out of it before tax.
          </p>
        </div>
        <BridgeDrawing steps={bridgeSteps(period.bridge)} />
      </Card>
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
