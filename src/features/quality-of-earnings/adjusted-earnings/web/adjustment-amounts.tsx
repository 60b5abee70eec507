import { monthInWords } from '#kernel/days.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { FieldGroup } from '#kit/ui/FieldGroup.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { kindsFor } from '../domain/adjustment.ts';
import { type AdjustmentDraft, type AmountDraft, newAmount } from './adjustment-draft.ts';
import { amountWords } from './adjustment-words.ts';

type Props = {
  draft: AdjustmentDraft;
  months: readonly string[];
  onChange: (amounts: readonly AmountDraft[]) => void;
};

/** What is in no ledger entry. */
export function AdjustmentAmounts({ draft, months, onChange }: Props) {
  const { amounts, code } = draft;
  return (
    <FieldGroup
      name="amounts"
      title="Amounts that are in no entry"
      hint="An annual amount is spread over its months. Leave them out if there are none."
    >
      {amounts.map((one) => (
        <Amount
          key={one.key}
          amount={one}
          months={months}
          onChange={(next) => onChange(amounts.map((other) => (other.key === one.key ? next : other)))}
          onRemove={() => onChange(amounts.filter((other) => other.key !== one.key))}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        {kindsFor(code).map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            size="small"
            disabledReason={amounts.length >= 20 ? 'There are 20 amounts already.' : null}
            onClick={() => onChange([...amounts, newAmount(draft, kind, months)])}
          >
            Add: {amountWords[kind].toLowerCase()}
          </Button>
        ))}
      </div>
    </FieldGroup>
  );
}

type AmountProps = {
  amount: AmountDraft;
  months: readonly string[];
  onChange: (amount: AmountDraft) => void;
  onRemove: () => void;
};

function Amount({ amount, months, onChange, onRemove }: AmountProps) {
  const { kind, pace, first, last } = amount;
  const options = months.map((month) => ({ value: month, label: monthInWords(month) }));
  const start = (month: string) =>
    onChange({ ...amount, first: month, last: pace === 'once' || month > last ? month : last });
  return (
    <div className="grid items-start gap-3 rounded-medium border p-4 sm:grid-cols-2">
      <Field
        live
        label={amountWords[kind]}
        error={Number.isNaN(amount.amount) ? 'Enter an amount in dollars.' : undefined}
      >
        <MoneyInput
          signed={kind === 'effect'}
          value={amount.amount}
          onValueChange={(next) => onChange({ ...amount, amount: next })}
        />
      </Field>
      <Field label="How often">
        <Select
          value={pace}
          onValueChange={(value) =>
            onChange({
              ...amount,
              pace: value === 'year' ? 'year' : 'once',
              last: value === 'year' ? last : first,
            })
          }
          options={[
            { value: 'once', label: 'Once' },
            { value: 'year', label: 'Each year' },
          ]}
        />
      </Field>
      <Field label={pace === 'once' ? 'In' : 'From'}>
        <Select value={first} onValueChange={start} options={options} />
      </Field>
      {pace === 'year' && (
        <Field label="To">
          <Select
            value={last}
            onValueChange={(month) => onChange({ ...amount, last: month })}
            options={options.filter(({ value }) => value >= first)}
          />
        </Field>
      )}
      <Button variant="quiet" size="small" className="self-end justify-self-start" onClick={onRemove}>
        Leave out
      </Button>
    </div>
  );
}
