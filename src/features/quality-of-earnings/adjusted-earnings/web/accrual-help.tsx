import { useState } from 'react';
import { cents } from '#kernel/money.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import {
  type AccrualBalance,
  accrualBalances,
  accrualEffect,
  type BothEnds,
} from '../domain/cash-to-accrual.ts';
import { type AdjustmentDraft, newAmount } from './adjustment-draft.ts';

const words: Record<AccrualBalance, string> = {
  receivables: 'Receivables',
  deferred: 'Deferred revenue',
  payables: 'Payables',
  inventory: 'Inventory',
  accrued: 'Accrued costs',
  prepaid: 'Prepaid costs',
};
type Ends = Record<AccrualBalance, { begin: number | null; end: number | null }>;

const bothEnds = <T,>(of: (key: AccrualBalance) => T): Record<AccrualBalance, T> => ({
  receivables: of('receivables'),
  deferred: of('deferred'),
  payables: of('payables'),
  inventory: of('inventory'),
  accrued: of('accrued'),
  prepaid: of('prepaid'),
});

type Props = {
  draft: AdjustmentDraft;
  months: readonly string[];
  onChange: (more: Partial<AdjustmentDraft>) => void;
};

/** Works the effect of books on cash out from what was owed at both ends of the last twelve months. */
export function AccrualHelp({ draft, months, onChange }: Props) {
  const [ends, setEnds] = useState<Ends>(() => bothEnds(() => ({ begin: null, end: null })));
  const unclear = Object.values(ends).some(({ begin, end }) => Number.isNaN(begin) || Number.isNaN(end));
  const known: BothEnds = bothEnds((key) => ({
    begin: cents(unclear ? 0 : (ends[key].begin ?? 0)),
    end: cents(unclear ? 0 : (ends[key].end ?? 0)),
  }));
  const effect = accrualEffect(known);
  const field = (key: AccrualBalance, side: 'begin' | 'end') => (
    <Field label={`${words[key]}, ${side === 'begin' ? '12 months ago' : 'now'}`}>
      <MoneyInput
        value={ends[key][side]}
        onValueChange={(amount) => setEnds({ ...ends, [key]: { ...ends[key], [side]: amount } })}
      />
    </Field>
  );
  const use = () => {
    const fresh = newAmount(draft, 'effect', months.slice(-12));
    const year = { ...fresh, pace: 'year' as const, first: months.at(-12) ?? fresh.first, amount: effect };
    onChange({ amounts: [...draft.amounts, year] });
  };
  return (
    <details className="rounded-medium border p-4">
      <summary className="cursor-pointer font-medium text-small">
        Work it out from what was owed at both ends
      </summary>
      <div className="mt-4 grid items-end gap-3 sm:grid-cols-2">
        {accrualBalances.flatMap((key) => [
          <div key={`${key} begin`}>{field(key, 'begin')}</div>,
          <div key={`${key} end`}>{field(key, 'end')}</div>,
        ])}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <p className="text-small" aria-live="polite">
          Effect on earnings: <Money exact amount={effect} />
        </p>
        <Button
          variant="secondary"
          size="small"
          disabledReason={unclear ? 'Enter amounts in dollars.' : effect === 0 ? 'It has no effect.' : null}
          onClick={use}
        >
          Use this amount
        </Button>
      </div>
    </details>
  );
}
