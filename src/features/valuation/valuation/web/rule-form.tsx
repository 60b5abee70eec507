import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import type { InputOf } from '#wire/endpoint.ts';
import { changeRule } from '../contract.ts';
import type { RuleUnit } from '../domain/sba-rules.ts';
import { type TableRule, valuationKey } from './queries.ts';
import { draftOf, SourceFields, sourceMissing, sourceOf } from './source-fields.tsx';

type Props = { rule: TableRule; onClose: () => void };

const units: Record<RuleUnit, string> = {
  money: 'Dollars',
  percent: 'Percent',
  months: 'Months',
  ratio: 'Ratio',
};

export function RuleForm({ rule, onClose }: Props) {
  const [value, setValue] = useState<number | null>(rule.value);
  const [text, setText] = useState(String(rule.value));
  const [draft, setDraft] = useState(draftOf(rule));
  const change = useChangeRule(rule, onClose);
  return (
    <FormDialog
      title={rule.label}
      label="Change the rule"
      busy={change.isPending}
      error={change.error}
      errorTitle="Not changed"
      submitLabel="Save the rule"
      submitDisabledReason={missingIn(value) ?? sourceMissing(draft)}
      onSubmit={() => change.mutate({ value: value ?? 0, version: rule.version, ...sourceOf(draft) })}
      onClose={onClose}
    >
      <Field label={units[rule.unit]} name="value">
        {rule.unit === 'money' ? (
          <MoneyInput value={value} onValueChange={setValue} />
        ) : (
          <TextInput
            inputMode="decimal"
            className="tabular"
            value={text}
            maxLength={12}
            onChange={({ target }) => {
              setText(target.value);
              setValue(target.value.trim() === '' ? null : Number(target.value));
            }}
          />
        )}
      </Field>
      <SourceFields draft={draft} onChange={(more) => setDraft({ ...draft, ...more })} />
    </FormDialog>
  );
}

function useChangeRule(rule: TableRule, onChanged: () => void) {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: InputOf<typeof changeRule>['body']) =>
      call(changeRule, { params: { id: rule.id }, body }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: valuationKey });
      onChanged();
    },
  });
}

function missingIn(value: number | null): string | null {
  return value === null || Number.isNaN(value) ? 'Give the value as a number.' : null;
}
