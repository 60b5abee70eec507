import { FigureButton } from '#features/quality-of-earnings/general-ledger/web/figure-table.tsx';
import { emptyLatestWords } from '#features/quality-of-earnings/reviews/domain/intake.ts';
import { counted } from '#kernel/counts.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { Money } from '#kit/ui/Money.tsx';
import type { WorkingCapital } from './queries.ts';
import type { Open } from './settlement-card.tsx';

type CashFlow = NonNullable<WorkingCapital['cashFlow']>;
type Props = { found: WorkingCapital; onOpen: Open; onEdit: () => void };

/** How much of the earnings of the last twelve months becomes cash. */
export function CashFlowCard({ found, onOpen, onEdit }: Props) {
  const { cashFlow, months, emptyMonths } = found;
  const empty = months.slice(-12).filter((month) => emptyMonths.includes(month)).length;
  return (
    <Card as="section" aria-labelledby="cash-flow" className="flex flex-col gap-4">
      <div>
        <h2 id="cash-flow" className="text-title">
          How much of the earnings becomes cash
        </h2>
        <p className="max-w-prose text-muted">
          Equipment must be replaced, and growth ties money up. What is left can pay a buyer’s loan. In the
          last 12 months.
        </p>
      </div>
      {cashFlow ? (
        <Steps found={found} cashFlow={cashFlow} onOpen={onOpen} />
      ) : (
        <p className="max-w-prose text-muted">{emptyLatestWords(empty)}, and it takes all of them.</p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-muted text-small">
          {cashFlow?.upkeepFrom === 'books' &&
            `We take the larger of what you bought on average in ${counted(cashFlow.bought.length, 'year', 'years')} and 70% of depreciation. `}
        </p>
        <Button variant="secondary" size="small" onClick={onEdit}>
          Change equipment cost or tax
        </Button>
      </div>
    </Card>
  );
}

type StepsProps = Pick<Props, 'found' | 'onOpen'> & { cashFlow: CashFlow };

function Steps({ found: { terms, months }, cashFlow, onOpen }: StepsProps) {
  const { earnings, upkeep, upkeepFrom, growth, tax, cash, conversion } = cashFlow;
  return (
    <DescriptionList
      className="max-w-xl"
      items={[
        { term: 'Adjusted EBITDA', detail: <Money exact amount={earnings} /> },
        {
          term: `Less maintenance capex${upkeepFrom === 'said' ? '' : ', from the books'}`,
          detail: <Money exact amount={-upkeep} />,
          below: <p className="text-muted text-small">The cost of replacing equipment as it wears out.</p>,
        },
        {
          term: 'Less increase in net working capital',
          detail: (
            <FigureButton
              label="working capital, LTM"
              amount={-growth}
              onOpen={() =>
                onOpen(
                  { formula: 'working-capital', code: null },
                  { from: months.at(-12) ?? '', to: months.at(-1) ?? '' },
                )
              }
            />
          ),
        },
        { term: `Less tax at ${terms.taxPercent}%`, detail: <Money exact amount={-tax} /> },
        {
          term: 'Free cash flow before debt service',
          detail: <Money exact amount={cash} className="font-semibold" />,
          below: <p className="text-muted text-small">What can pay a buyer’s loan.</p>,
        },
        {
          term: 'Cash conversion',
          detail: conversion === null ? '—' : `${(conversion * 100).toFixed(1)}%`,
          below: <p className="text-muted text-small">The share of EBITDA left after replacing equipment.</p>,
        },
      ]}
    />
  );
}
