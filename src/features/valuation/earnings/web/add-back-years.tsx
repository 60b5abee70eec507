import { cents } from '#kernel/money.ts';
import { Field } from '#kit/ui/Field.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { effectIn, isNetted } from '../domain/kept-add-back.ts';
import { type PeriodKey, periodsOf } from '../domain/periods.ts';
import { type AddBackDraft, emptyYear, isUnconfirmed, type YearDraft } from './add-back-draft.ts';
import { periodName } from './period-words.ts';
import type { Earnings } from './queries.ts';

type Props = {
  draft: AddBackDraft;
  earnings: Earnings;
  onChange: (years: AddBackDraft['years']) => void;
};

const unreadable = 'Enter an amount in dollars.';

export function AddBackYears({ draft, earnings, onChange }: Props) {
  return (
    <div className="flex flex-col gap-4">
      {figuresFirst(earnings).map((key) => (
        <Year
          key={key}
          name={periodName(key, earnings)}
          draft={draft}
          period={key}
          onChange={(year) => onChange({ ...draft.years, [key]: year })}
        />
      ))}
    </div>
  );
}

/** Newest period first; those without figures last, since nothing can be taken from them. */
function figuresFirst(earnings: Earnings): PeriodKey[] {
  const empty = (key: PeriodKey) =>
    (earnings.periods.find((one) => one.key === key)?.source ?? null) === null;
  return periodsOf(earnings)
    .toReversed()
    .toSorted((one, other) => Number(empty(one)) - Number(empty(other)));
}

type YearProps = {
  name: string;
  draft: AddBackDraft;
  period: PeriodKey;
  onChange: (year: YearDraft) => void;
};

function Year({ name, draft, period, onChange }: YearProps) {
  const { code, years } = draft;
  const year = years[period] ?? emptyYear;
  const field = (part: keyof YearDraft, label: string, signed = false) => (
    <Field
      live
      optional
      name={`years.${period}.${part}`}
      label={label}
      error={Number.isNaN(year[part]) ? unreadable : undefined}
    >
      <MoneyInput
        signed={signed}
        value={year[part]}
        onValueChange={(amount) => onChange({ ...year, [part]: amount })}
      />
    </Field>
  );
  return (
    <fieldset className="rounded-medium border p-4">
      <legend className="px-1 font-medium text-small">{name}</legend>
      {isNetted(code) ? (
        <div className="grid items-end gap-4 sm:grid-cols-3">
          {field('recorded', code === 'N-GRANT' ? 'Income in your books' : 'Amount in your books')}
          {field('replacement', 'Replacement cost')}
          {field('recovered', 'Reimbursed')}
        </div>
      ) : (
        <div className="max-w-xs">{field('effect', 'Effect on earnings', true)}</div>
      )}
      <p className="mt-2 text-muted text-small" aria-live="polite">
        {effectWords(draft, year)}
      </p>
    </fieldset>
  );
}

function effectWords(draft: AddBackDraft, year: YearDraft) {
  const amounts = Object.values(year);
  if (amounts.every((amount) => amount === null) || amounts.some(Number.isNaN)) return null;
  const of = (amount: number | null) => cents(amount ?? 0);
  const effect = effectIn(draft.code, {
    recorded: of(year.recorded),
    replacement: of(year.replacement),
    recovered: of(year.recovered),
    effect: of(year.effect),
  });
  return (
    <>
      {effect < 0 ? 'Lowers' : 'Raises'} earnings by <Money exact amount={Math.abs(effect)} />
      {isUnconfirmed(draft, effect) && ' once you confirm the statements below'}.
    </>
  );
}
