import { partWords, periodName } from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import { addBackFlagWords } from '#features/valuation/earnings/domain/add-back-flag-words.ts';
import { bridgeSteps } from '#features/valuation/earnings/domain/bridge-steps.ts';
import { BridgeDrawing } from '#features/valuation/earnings/web/bridge-drawing.tsx';
import { monthSpansInWords } from '#kernel/days.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { Money } from '#kit/ui/Money.tsx';
import type { AdjustedEarnings } from './queries.ts';
import { StatedElsewhere } from './stated-elsewhere.tsx';

/** The last twelve months in one picture, and what a buyer will ask about them. */
export function EarningsSummary({ earnings }: { earnings: AdjustedEarnings }) {
  const latest = earnings.periods.at(-1);
  if (!latest) return null;
  const booked = earnings.months
    .map(({ month }) => month)
    .filter((month) => month >= latest.from && month <= latest.to && !earnings.emptyMonths.includes(month));
  const market = earnings.ownerAdjustment ? latest.ownerCost : null;
  const steps = bridgeSteps({ bridge: { ...latest, marketPay: latest.ownerCost }, ownerPay: { market } });
  return (
    <Card as="section" aria-labelledby="adjusted-earnings" className="flex flex-col gap-5">
      <div>
        <h2 id="adjusted-earnings" className="text-title">
          Adjusted EBITDA and SDE, {periodName(latest)}
        </h2>
        <p className="max-w-prose text-muted">
          What the business earned in the last twelve months (LTM). A buyer starts with the profit in your
          books and takes out what will not go on without you: your own pay, private costs, and what happened
          only once. Every step must be an entry of the ledger.
        </p>
      </div>
      {partWords(latest) !== '' && (
        <Alert tone="warning" title="The general ledger does not cover the last 12 months">
          {latest.entries
            ? `Of these months it has entries in ${monthSpansInWords(booked)}, so the figures below are for less than a year.`
            : 'It has no entries in these months, so there is nothing to add up.'}
        </Alert>
      )}
      {latest.entries && (
        <>
          <BridgeDrawing steps={steps} />
          <p className="text-small">
            A lender counts <Money exact amount={latest.lender.sde} className="font-semibold" /> of the SDE of{' '}
            <Money exact amount={latest.sde} />: how much of it is documented.
          </p>
        </>
      )}
      <StatedElsewhere places={earnings.elsewhere} />
      {earnings.ownerAdjustment === null && (
        <Alert title="What would a replacement for you cost?">
          Until an adjustment of the kind “Owner’s compensation adjustment” says it, SDE adds back the owner’s
          pay in the books.
        </Alert>
      )}
      {latest.flags.length > 0 && (
        <Alert tone="warning" title="A buyer will ask about this">
          <ul className="list-disc pl-5">
            {latest.flags.map((flag) => (
              <li key={flag}>{addBackFlagWords[flag]}</li>
            ))}
          </ul>
        </Alert>
      )}
    </Card>
  );
}
