import { useId, useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { Tabs } from '#kit/ui/Tabs.tsx';
import type { BridgeStep } from '../domain/bridge-bars.ts';
import { bridgeSteps } from '../domain/bridge-steps.ts';
import type { PeriodEnds, PeriodKey } from '../domain/periods.ts';
import { BridgeDrawing } from './bridge-drawing.tsx';
import { periodName } from './period-words.ts';
import type { Period } from './queries.ts';

type Props = {
  periods: readonly Period[];
  ends: PeriodEnds;
  shown: PeriodKey;
  onShow: (key: PeriodKey) => void;
};

export function BridgeCard({ periods, ends, shown, onShow }: Props) {
  const [asTable, setAsTable] = useState(false);
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id={heading} className="text-title">
            From net income to SDE
          </h2>
          <p className="max-w-prose text-muted">
            EBITDA is profit before interest, income tax, depreciation and amortization. SDE is what one
            owner-operator takes out of the business before tax.
          </p>
        </div>
        <Button variant="secondary" size="small" onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </div>
      <Tabs
        label="Year"
        value={shown}
        onValueChange={(value) => {
          const period = periods.find(({ key }) => key === value);
          if (period) onShow(period.key);
        }}
        tabs={periods.map((period) => ({
          value: period.key,
          label: periodName(period.key, ends),
          content: asTable ? (
            <StepTable name={periodName(period.key, ends)} steps={bridgeSteps(period)} />
          ) : (
            <BridgeDrawing steps={bridgeSteps(period)} />
          ),
        }))}
      />
    </Card>
  );
}

function StepTable({ name, steps }: { name: string; steps: readonly BridgeStep[] }) {
  return (
    <table className="tabular w-full border-collapse text-small [&_td]:py-2 [&_td]:text-right [&_th]:py-2 [&_th]:text-left">
      <caption className="sr-only">From net income to SDE, {name}, in US dollars</caption>
      <thead>
        <tr className="border-b text-muted">
          <th scope="col" className="font-medium">
            Step
          </th>
          <td className="font-medium">Amount</td>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {steps.map(({ label, amount, total }) => (
          <tr key={label} className={total ? 'font-semibold' : ''}>
            <th scope="row" className={total ? '' : 'font-normal text-muted'}>
              {label}
            </th>
            <td>
              {!total && amount > 0 && '+'}
              <Money exact amount={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
