import { useState } from 'react';
import { type Cents, cents } from '#kernel/money.ts';
import { call } from '#web/api.ts';
import { ApiError, messageFromError } from '#web/api-error.ts';
import { FormShell } from '#web/forms/FormShell.tsx';
import { Field } from '#web/ui/Field.tsx';
import { MoneyInput } from '#web/ui/MoneyInput.tsx';
import { useToast } from '#web/ui/use-toast.ts';
import { useSingleMutation } from '#web/use-single-mutation.ts';
import { setAssets } from '../contract.ts';
import { useValueChanged, type ValueReply } from './queries.ts';

type Props = { checkId: string; assets: ValueReply['given']['assets'] };

const fields = [
  ['equipment', 'Equipment and vehicles', 'At what they would sell for today, not at book value.'],
  ['inventory', 'Usable stock', 'Without what you could not sell any more.'],
  ['receivables', 'Money owed to you', 'What customers will really pay.'],
  ['liabilities', 'Debts', 'Loans, unpaid bills, taxes: all that is owed.'],
] as const;
type Name = (typeof fields)[number][0];

/** What the assets would bring: three amounts and what is owed. */
export function AssetsForm({ checkId, assets }: Props) {
  const [amounts, setAmounts] = useState<Record<Name, number | null>>({
    equipment: assets?.equipment ?? null,
    inventory: assets?.inventory ?? null,
    receivables: assets?.receivables ?? null,
    liabilities: assets?.liabilities ?? null,
  });
  const changed = useValueChanged(checkId);
  const toast = useToast();
  const amountOf = (name: Name): Cents => cents(amounts[name] ?? 0);
  const save = useSingleMutation({
    mutationFn: () =>
      call(setAssets, {
        params: { id: checkId },
        body: {
          equipment: amountOf('equipment'),
          inventory: amountOf('inventory'),
          receivables: amountOf('receivables'),
          liabilities: amountOf('liabilities'),
          version: assets?.version ?? 0,
        },
      }),
    onSuccess: () => {
      toast('The assets are saved.');
      changed();
    },
  });
  const errors = save.error instanceof ApiError ? save.error.fields : {};
  const unreadable = fields.some(([name]) => Number.isNaN(amounts[name]));
  return (
    <FormShell
      label="What the assets would bring"
      busy={save.isPending}
      error={save.error ? messageFromError(save.error) : null}
      errorTitle="Not saved"
      submitLabel="Save the assets"
      submitVariant="secondary"
      submitDisabledReason={unreadable ? 'An amount cannot be read.' : null}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {fields.map(([name, label, hint]) => (
          <Field
            key={name}
            live
            label={label}
            hint={hint}
            error={
              Number.isNaN(amounts[name]) ? 'This cannot be read as an amount of dollars.' : errors[name]?.[0]
            }
          >
            <MoneyInput
              value={amounts[name]}
              onValueChange={(amount) => setAmounts({ ...amounts, [name]: amount })}
            />
          </Field>
        ))}
      </div>
    </FormShell>
  );
}
