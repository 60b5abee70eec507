import { FigureButton } from '#features/quality-of-earnings/general-ledger/web/figure-table.tsx';
import type { OpenFigure } from '#features/quality-of-earnings/general-ledger/web/queries.ts';
import { monthInWords } from '#kernel/days.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { Money } from '#kit/ui/Money.tsx';
import type { WorkingCapital } from './queries.ts';

export type Open = (
  figure: Pick<OpenFigure, 'formula' | 'code'>,
  span?: { from: string; to: string },
) => void;
type Props = { found: WorkingCapital; onOpen: Open; onEdit: () => void };

/** From a price to what the owner takes home, before tax. */
export function SettlementCard({ found, onOpen, onEdit }: Props) {
  const { settlement, closing } = found;
  return (
    <Card as="section" aria-labelledby="settlement" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id="settlement" className="text-title">
            From the price to your cash
          </h2>
          <p className="max-w-prose text-muted">
            A price is for a business without debt, and with enough working capital to run. What you owe comes
            off, and so does what is missing. As of {monthInWords(closing.month)}, before taxes and fees.
          </p>
        </div>
        <Button variant={settlement ? 'secondary' : 'primary'} onClick={onEdit}>
          {settlement ? 'Change the terms' : 'Enter a price'}
        </Button>
      </div>
      {settlement ? (
        <Steps settlement={settlement} found={found} onOpen={onOpen} />
      ) : (
        <p className="text-muted">Enter a price that you have in mind, to see what would be left of it.</p>
      )}
    </Card>
  );
}

type Settlement = NonNullable<WorkingCapital['settlement']>;
type Line = { label: string; amount: number; opens?: 'debt' | 'debt-like' | 'cash' | 'working-capital' };

function linesOf(settlement: Settlement, { terms }: WorkingCapital): Line[] {
  const { debt, debtLike, itemsDebt, itemsDebtLike, adjustment, cash } = settlement;
  const items = itemsDebt + itemsDebtLike;
  return [
    { label: 'less debt', amount: -debt, opens: 'debt' },
    { label: 'less debt-like items: owed for the time before', amount: -debtLike, opens: 'debt-like' },
    ...(items > 0 ? [{ label: 'less what is owed and not in the books', amount: -items }] : []),
    {
      label: terms.workingCapital
        ? 'working capital above or below the peg'
        : 'working capital: not part of the price',
      amount: adjustment,
      opens: 'working-capital',
    },
    ...(terms.cashStays ? [{ label: 'plus cash that stays', amount: cash, opens: 'cash' as const }] : []),
  ];
}

function Steps({ settlement, found, onOpen }: Pick<Props, 'found' | 'onOpen'> & { settlement: Settlement }) {
  return (
    <ul className="tabular flex max-w-xl flex-col">
      <li className="flex items-center justify-between gap-4 border-line border-y py-2 font-semibold">
        <span>Price</span>
        <Money exact amount={settlement.price} className="px-2" />
      </li>
      {linesOf(settlement, found).map(({ label, amount, opens }) => (
        <li key={label} className="flex min-h-10 items-center justify-between gap-4">
          <span className="text-muted">{label}</span>
          {opens ? (
            <FigureButton
              label={label}
              amount={amount}
              onOpen={() => onOpen({ formula: opens, code: null })}
            />
          ) : (
            <Money exact amount={amount} className="px-2" />
          )}
        </li>
      ))}
      <li className="flex items-center justify-between gap-4 border-line border-y py-2 font-semibold">
        <span>Cash to you</span>
        <Money exact amount={settlement.toOwner} className="px-2" />
      </li>
    </ul>
  );
}
