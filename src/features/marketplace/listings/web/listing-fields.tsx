import type { ReactNode } from 'react';
import { type Control, type FieldPath, useController } from 'react-hook-form';
import { Field } from '#kit/ui/Field.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { type PrivateField, rowOf } from '../domain/private-fields.ts';
import { CountedTextArea } from './counted-text-area.tsx';
import { fieldHints, fieldInputs } from './field-kinds.tsx';
import type { ListingForm } from './listing-form.ts';
import { fieldLabel } from './listing-words.ts';

type Base = {
  control: Control<ListingForm>;
  name: FieldPath<ListingForm>;
  hint?: ReactNode;
  optional?: boolean;
  disabled: boolean;
};

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
  return (
    <Field label={fieldLabel(name)} hint={hint} optional={optional} error={fieldState.error}>
      <CountedTextArea
        ref={field.ref}
        name={field.name}
        disabled={disabled}
        rows={rows}
        most={most}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </Field>
  );
}

type ProseProps = { rows: number; most: number };

type PrivateProps = {
  control: Control<ListingForm>;
  field: PrivateField;
  optional: boolean;
  disabled: boolean;
  below?: ReactNode;
};

export function PrivateFieldControl({ control, field: name, optional, disabled, below }: PrivateProps) {
  const { field, fieldState } = useController({ control, name: `profile.${name}` });
  const { kind, label, hint } = rowOf(name);
  const range = fieldHints[kind]?.(field.value);
  const Input = fieldInputs[kind];
  const shown = (
    <Field
      label={label}
      optional={optional}
      hint={kind === 'earnings' ? [hint, range].filter(Boolean).join(' ') : (hint ?? range)}
      error={fieldState.error}
      className={kind === 'prose' ? 'sm:col-span-2' : ''}
    >
      <Input {...field} disabled={disabled} />
    </Field>
  );
  if (!below) return shown;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      {shown}
      {below}
    </div>
  );
}
