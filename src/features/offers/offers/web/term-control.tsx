import { useState } from 'react';
import { cents } from '#kernel/money.ts';
import { dayOf, endOfDay } from '#kit/date-field.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { deadlineText } from '#kit/ui/date-format.ts';
import { Field } from '#kit/ui/Field.tsx';
import { FieldGroup } from '#kit/ui/FieldGroup.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import type { TermField } from '../domain/term-fields.ts';
import { isBinding, type OfferKind, type OfferTerms } from '../domain/terms.ts';

export type SetTerm = (name: keyof OfferTerms, value: unknown) => void;
type Props = {
  field: TermField;
  kind: OfferKind;
  terms: OfferTerms;
  error: string | undefined;
  onChange: SetTerm;
  optional?: boolean;
  /** Said at the field in place of its hint, and aloud when it appears. */
  note?: string | null;
};

const partsAndDeposit: readonly (keyof OfferTerms)[] = [
  'cash',
  'sbaLoan',
  'otherDebt',
  'sellerNote',
  'earnOut',
  'rollover',
  'deposit',
];

export function TermControl({ field, kind, terms, error, onChange, optional = false, note = null }: Props) {
  const value = terms[field.name];
  if (field.as === 'tick')
    return (
      <div className="flex flex-col gap-1 self-end">
        <Checkbox
          checked={value === true}
          onCheckedChange={(next) => onChange(field.name, next)}
          label={field.label}
          invalid={error !== undefined}
        />
        {error && <p className="text-bad text-small">{error}</p>}
      </div>
    );
  if (field.as === 'some') return <Several field={field} value={value} onChange={onChange} />;
  return (
    <Field
      name={`terms.${field.name}`}
      label={
        <>
          {field.label}
          {isBinding(field.name, kind) && (
            <Badge tone="accent" className="ml-2">
              Binding
            </Badge>
          )}
        </>
      }
      hint={
        field.as === 'moment' && value !== null
          ? `Until ${deadlineText(new Date(String(value)))}.`
          : (note ?? field.hint)
      }
      optional={optional}
      error={error}
      className={field.as === 'prose' ? 'sm:col-span-2' : ''}
    >
      <Control field={field} value={value} onChange={onChange} />
    </Field>
  );
}

type ControlProps = { field: TermField; value: OfferTerms[keyof OfferTerms]; onChange: SetTerm };

function Control({ field, value, onChange }: ControlProps) {
  const { name } = field;
  const set = (next: unknown) => onChange(name, next);
  if (field.as === 'money') {
    const zero = partsAndDeposit.includes(name);
    return (
      <MoneyInput
        value={value === 0 && zero ? null : value === null ? null : Number(value)}
        onValueChange={(next) =>
          set(Number.isNaN(next) ? Number.NaN : next === null ? (zero ? cents(0) : null) : next)
        }
      />
    );
  }
  if (field.as === 'one')
    return (
      <Select
        value={value === null ? null : String(value)}
        options={field.options}
        onValueChange={(next) => set(next)}
      />
    );
  if (field.as === 'prose')
    return (
      <TextArea
        rows={2}
        maxLength={2000}
        value={String(value)}
        onChange={(event) => set(event.target.value)}
      />
    );
  if (field.as === 'line')
    return <TextInput maxLength={200} value={String(value)} onChange={(event) => set(event.target.value)} />;
  if (field.as === 'day')
    return (
      <TextInput
        type="date"
        value={value === null ? '' : String(value)}
        onChange={(event) => set(event.target.value || null)}
      />
    );
  if (field.as === 'moment')
    return (
      <TextInput
        type="date"
        value={dayOf(value === null ? null : String(value))}
        onChange={(event) => set(endOfDay(event.target.value))}
      />
    );
  return (
    <NumberInput
      value={value === null ? null : Number(value)}
      scale={field.as === 'rate' ? 100 : 1}
      required={name === 'exclusivityDays'}
      onChange={set}
    />
  );
}

type NumberProps = {
  value: number | null;
  scale: number;
  required: boolean;
  onChange: (next: number | null) => void;
};

function NumberInput({ value, scale, required, onChange }: NumberProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const shown = value === null || (required && value === 0) ? '' : `${value / scale}`;
  return (
    <TextInput
      type="number"
      inputMode="decimal"
      min={0}
      step={scale === 1 ? 1 : 0.01}
      value={draft ?? shown}
      onBlur={() => setDraft(null)}
      onChange={(event) => {
        setDraft(event.target.value);
        const typed = event.target.value.trim();
        const number = typed === '' ? Number.NaN : Number(typed);
        onChange(Number.isNaN(number) ? (required ? 0 : null) : Math.round(number * scale));
      }}
    />
  );
}

function Several({
  field,
  value,
  onChange,
}: ControlProps & { field: Extract<TermField, { options: unknown }> }) {
  const chosen: readonly string[] = Array.isArray(value) ? value : [];
  return (
    <FieldGroup title={field.label} name={`terms.${field.name}`} className="sm:col-span-2">
      <div className="grid gap-2 sm:grid-cols-2">
        {field.options.map((option) => (
          <Checkbox
            key={option.value}
            checked={chosen.includes(option.value)}
            label={option.label}
            onCheckedChange={(on) =>
              onChange(
                field.name,
                field.options
                  .map((one) => one.value)
                  .filter((one) => (one === option.value ? on : chosen.includes(one))),
              )
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}
