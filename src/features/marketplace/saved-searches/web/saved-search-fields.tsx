import { type Control, Controller, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { Field } from '#kit/ui/Field.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { frequencies, longestName } from '../domain/saved-search.ts';
import type { NamedSearch } from './named-search.ts';
import { frequencyOptions } from './saved-words.ts';

type Props = {
  control: Control<NamedSearch>;
  register: UseFormRegister<NamedSearch>;
  errors: FieldErrors<NamedSearch>;
};

export function SavedSearchFields({ control, register, errors }: Props) {
  return (
    <>
      <Field label="Name" hint="Only you see it." error={errors.name?.message}>
        <TextInput autoComplete="off" maxLength={longestName} {...register('name')} />
      </Field>
      <Controller
        control={control}
        name="frequency"
        render={({ field }) => (
          <Field label="Email me new listings" error={errors.frequency?.message}>
            <Select
              value={field.value}
              onBlur={field.onBlur}
              onValueChange={(value) => {
                const chosen = frequencies.find((one) => one === value);
                if (chosen) field.onChange(chosen);
              }}
              options={frequencyOptions}
            />
          </Field>
        )}
      />
    </>
  );
}
