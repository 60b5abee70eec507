import type { ReactNode } from 'react';
import { type Control, type FieldPath, useController } from 'react-hook-form';
import { locale } from '#kernel/locale.ts';
import { cents } from '#kernel/money.ts';
import { Field } from '#kit/ui/Field.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { bandLabel, earningsBandOf, moneyBandOf } from '../domain/bands.ts';
import type { ListingForm } from './listing-form.ts';
import { fieldLabel } from './listing-words.ts';

type Base = {
  control: Control<ListingForm>;
  name: FieldPath<ListingForm>;
  hint?: ReactNode;
  optional?: boolean;
  disabled: boolean;
};

/** One line. */
export function TextField({ control, name, hint, optional = false, disabled, ...input }: Base & TextProps) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={fieldLabel(name)} hint={hint} optional={optional} error={fieldState.error}>
      <TextInput
        {...input}
        ref={field.ref}
        name={field.name}
        disabled={disabled}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </Field>
  );
}

type TextProps = {
  type?: 'email' | 'tel' | 'text';
  inputMode?: 'numeric' | 'url';
  autoComplete?: string;
  placeholder?: string;
};

/** Several lines, with what is left of the allowed length once it gets short. */
export function ProseField({
  control,
  name,
  hint,
  optional = false,
  disabled,
  rows,
  most,
}: Base & ProseProps) {
  const { field, fieldState } = useController({ control, name });
  const value = typeof field.value === 'string' ? field.value : '';
  return (
    <Field label={fieldLabel(name)} hint={hint} optional={optional} error={fieldState.error}>
      <TextArea
        ref={field.ref}
        name={field.name}
        disabled={disabled}
        rows={rows}
        value={value}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
      {value.length > most * 0.8 && (
        <span className="tabular self-end text-muted text-tiny">
          {value.length.toLocaleString(locale)} of {most.toLocaleString(locale)}
        </span>
      )}
    </Field>
  );
}

type ProseProps = { rows: number; most: number };

/** An amount, with the band that strangers see instead of it. */
export function MoneyField({ control, name, optional = false, disabled, kind, shown }: Base & MoneyProps) {
  const { field, fieldState } = useController({ control, name });
  const value = typeof field.value === 'number' ? field.value : null;
  return (
    <Field
      label={fieldLabel(name)}
      optional={optional}
      hint={shown ?? bandHint(value, kind)}
      error={fieldState.error}
    >
      <MoneyInput
        ref={field.ref}
        name={field.name}
        disabled={disabled}
        signed={kind === 'earnings'}
        value={value}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
      />
    </Field>
  );
}

type MoneyProps = {
  /** Earnings may be a loss. */
  kind: 'amount' | 'earnings';
  /** Replaces the sentence on what the card shows. */
  shown?: string;
};

function bandHint(value: number | null, kind: MoneyProps['kind']): string {
  if (value === null || !Number.isSafeInteger(value))
    return 'Exact for approved buyers, a range on the card.';
  const band = kind === 'earnings' ? earningsBandOf(cents(value)) : moneyBandOf(cents(value));
  return `On the card: ${bandLabel(band)}`;
}
