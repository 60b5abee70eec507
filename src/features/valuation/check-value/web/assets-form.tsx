import { useState } from 'react';
import { type Cents, cents } from '#kernel/money.ts';
import { call } from '#kit/api.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { setAssets } from '../contract.ts';
import { useValueChanged, type ValueReply } from './queries.ts';

type Props = { checkId: string; assets: ValueReply['given']['assets'] };

const fields = [
  ['equipment', 'Equipment and vehicles', 'What they would sell for today, not book value.'],
  ['inventory', 'Usable inventory', 'Exclude anything you can no longer sell.'],
  ['receivables', 'Accounts receivable', 'What you expect to collect.'],
  ['liabilities', 'Debts', 'Loans, unpaid bills, taxes: everything owed.'],
] as const;
type Name = (typeof fields)[number][0];
type Amounts = Record<Name, number | null>;

export function AssetsForm({ checkId, assets }: Props) {
  const [amounts, setAmounts] = useState<Amounts>({
    equipment: assets?.equipment ?? null,
    inventory: assets?.inventory ?? null,
    receivables: assets?.receivables ?? null,
    liabilities: assets?.liabilities ?? null,
  });
  const save = useSaveAssets(checkId, assets?.version ?? 0, amounts);
  const unreadable = fields.some(([name]) => Number.isNaN(amounts[name]));
  return (
    <FormShell
      label="Value of the assets"
      busy={save.isPending}
      error={save.error}
      errorTitle="Not saved"
      submitLabel="Save assets"
      submitVariant="secondary"
      submitDisabledReason={unreadable ? 'One amount is not a number.' : null}
      onSubmit={() => save.mutate()}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {fields.map(([name, label, hint]) => (
          <AmountField
            key={name}
            name={name}
            label={label}
            hint={hint}
            amount={amounts[name]}
            onChange={(amount) => setAmounts({ ...amounts, [name]: amount })}
          />
        ))}
      </div>
    </FormShell>
  );
}

function useSaveAssets(checkId: string, version: number, amounts: Amounts) {
  const changed = useValueChanged(checkId);
  const toast = useToast();
  const amountOf = (name: Name): Cents => cents(amounts[name] ?? 0);
  return useSingleMutation({
    mutationFn: () =>
      call(setAssets, {
        params: { id: checkId },
        body: {
          equipment: amountOf('equipment'),
          inventory: amountOf('inventory'),
          receivables: amountOf('receivables'),
          liabilities: amountOf('liabilities'),
          version,
        },
      }),
    onSuccess: () => {
      toast('Assets saved.');
      changed();
    },
  });
}

type AmountProps = {
  name: Name;
  label: string;
  hint: string;
  amount: number | null;
  onChange: (amount: number | null) => void;
};

function AmountField({ name, label, hint, amount, onChange }: AmountProps) {
  return (
    <Field
      live
      label={label}
      hint={hint}
      name={name}
      error={Number.isNaN(amount) ? 'Enter a dollar amount.' : undefined}
    >
      <MoneyInput value={amount} onValueChange={onChange} />
    </Field>
  );
}
