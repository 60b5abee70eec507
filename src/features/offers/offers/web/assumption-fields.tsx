import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { type Assumptions, startingAssumptions } from '../domain/value.ts';

type Props = {
  assumed: Assumptions;
  /** Which of the offers side by side have closed. */
  closed: 'none' | 'some' | 'all';
  onChange: (next: Assumptions) => void;
};

const fields: readonly { name: keyof Assumptions; label: string }[] = [
  { name: 'closes', label: 'Probability of closing (%)' },
  { name: 'notePaid', label: 'Probability the note is paid (%)' },
  { name: 'earnOutEarned', label: 'Probability the earn-out is earned (%)' },
  { name: 'noteDiscount', label: 'Discount rate on note (%)' },
  { name: 'earnOutDiscount', label: 'Discount rate on earn-out (%)' },
];

export function AssumptionFields({ assumed, closed, onChange }: Props) {
  const changed = fields.some(({ name }) => assumed[name] !== startingAssumptions[name]);
  return (
    <Card as="section" aria-labelledby="assumptions" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id="assumptions" className="text-title">
            Assumptions
          </h2>
          <p className="max-w-prose text-muted text-small">
            A starting point, not a forecast, applied to every offer. Risk-adjusted value = probability of
            closing × (paid at closing + present value of the note × probability it is paid + present value of
            the earn-out × probability it is earned). Rollover equity is not counted.{' '}
            {closed !== 'none' &&
              'No probability of closing applies to the offer that closed; its note and earn-out are still risk-adjusted.'}
          </p>
        </div>
        <Button
          variant="quiet"
          size="small"
          disabledReason={changed ? null : 'Nothing to reset.'}
          onClick={() => onChange(startingAssumptions)}
        >
          Reset
        </Button>
      </div>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-5">
        {fields
          .filter(({ name }) => name !== 'closes' || closed !== 'all')
          .map(({ name, label }) => (
            <PercentField
              key={name}
              label={label}
              share={assumed[name]}
              onChange={(share) => onChange({ ...assumed, [name]: share })}
            />
          ))}
      </div>
    </Card>
  );
}

type PercentProps = { label: string; share: number; onChange: (share: number) => void };

function PercentField({ label, share, onChange }: PercentProps) {
  return (
    <Field label={label} className="justify-end">
      <TextInput
        type="number"
        inputMode="decimal"
        min={0}
        max={100}
        step={1}
        value={Math.round(share * 10_000) / 100}
        onChange={(event) => {
          const typed = Number(event.target.value);
          if (Number.isFinite(typed)) onChange(Math.min(100, Math.max(0, typed)) / 100);
        }}
      />
    </Field>
  );
}
