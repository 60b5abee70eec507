import { useState } from 'react';
import { Alert } from '#kit/ui/Alert.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { lenderGapWords } from '../domain/lender-gap.ts';
import { heldAs } from '../domain/periods.ts';
import { BridgeCard } from './bridge-card.tsx';
import { gapWords, periodName } from './period-words.ts';
import type { Earnings, Period } from './queries.ts';
import { RecastTable } from './recast-table.tsx';

export function ResultStep({ earnings }: { earnings: Earnings }) {
  const withFigures = earnings.periods.filter(({ source }) => source !== null);
  const [chosen, setChosen] = useState(withFigures.at(-1)?.key ?? heldAs('latest', earnings));
  const period = withFigures.find(({ key }) => key === chosen) ?? withFigures.at(-1);
  if (!period)
    return (
      <EmptyState title="No results yet">
        Upload a profit and loss, or type a year. The result appears here right away.
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-5">
      <NotComplete period={period} />
      {earnings.marketPay === null && (
        <Alert tone="warning" title="Enter a replacement salary">
          Buyers replace your pay with the market salary for your job. Until you enter that salary under
          Figures, adjusted EBITDA uses the pay in your books.
        </Alert>
      )}
      <BridgeCard periods={withFigures} ends={earnings} shown={period.key} onShow={setChosen} />
      <RecastTable periods={withFigures} ends={earnings} />
      <LenderGap earnings={earnings} period={period} />
    </div>
  );
}

function LenderGap({ earnings, period }: { earnings: Earnings; period: Period }) {
  const { lender, sde, adjustedEbitda } = period.bridge;
  const reasons = lenderGapWords(period, earnings.addBacks);
  const [name, recognized, whole] =
    lender.sde === sde
      ? ['adjusted EBITDA', lender.adjustedEbitda, adjustedEbitda]
      : ['SDE', lender.sde, sde];
  if (recognized === whole || reasons.length === 0) return null;
  return (
    <section aria-labelledby="lender-gap" className="flex flex-col gap-2">
      <h2 id="lender-gap" className="font-semibold">
        {periodName(period.key, earnings)}: why lenders recognize <Money exact amount={recognized} /> of{' '}
        {name}, not <Money exact amount={whole} />
      </h2>
      <ul className="max-w-prose list-disc pl-5 text-muted">
        {reasons.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </section>
  );
}

function NotComplete({ period }: { period: Period }) {
  if (period.gaps.length === 0) return null;
  return (
    <Alert tone="warning" title="This period isn’t complete, so it doesn’t count yet">
      {period.gaps.map((gap) => gapWords(gap)).join(' ')}
    </Alert>
  );
}
