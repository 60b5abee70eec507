import { useState } from 'react';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { cents } from '#kernel/money.ts';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { sayBankStatement } from '../contract.ts';
import { type AccountKind, accountKinds } from '../domain/bank-line.ts';
import { kindWords } from './bank-words.ts';
import type { BankAccount, BankFile, BankStatement } from './queries.ts';

type Props = {
  file: BankFile;
  statement: BankStatement;
  accounts: readonly BankAccount[];
  onClose: () => void;
};
type Draft = {
  account: string;
  kind: AccountKind;
  name: string;
  lastFour: string;
  opening: number | null;
  closing: number | null;
};

const added = 'new';

/** Whose account a statement is of, and its balances. */
export function StatementForm({ file, statement, accounts, onClose }: Props) {
  const [draft, setDraft] = useState<Draft>({
    account: String(statement.account ?? accounts[0]?.number ?? added),
    kind: statement.kind ?? 'bank',
    name: statement.name,
    lastFour: statement.lastFour,
    opening: statement.chained ? null : statement.opening,
    closing: statement.closing,
  });
  const save = useReviewChange(
    () => call(sayBankStatement, { params: { id: file.id }, body: sentOf(draft, statement) }),
    onClose,
  );
  const change = (more: Partial<Draft>) => setDraft({ ...draft, ...more });
  return (
    <FormDialog
      title="Account and balances"
      busy={save.isPending}
      error={save.error}
      errorTitle="Not saved"
      submitLabel="Save and prove"
      submitDisabledReason={missingIn(draft)}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <p className="text-muted text-small">
        Copy both balances from the statement itself. Type what is owed on a card with a minus sign.
      </p>
      <Field name="account" label="Account">
        <Select
          value={draft.account}
          onValueChange={(account) => change({ account })}
          options={[
            ...accounts.map(({ number, name, lastFour }) => ({
              value: String(number),
              label: [name, lastFour].filter(Boolean).join(' '),
            })),
            { value: added, label: 'Another account' },
          ]}
        />
      </Field>
      {draft.account === added && (
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <Field name="kind" label="Kind">
            <Select
              value={draft.kind}
              onValueChange={(value) => change({ kind: value === 'card' ? 'card' : 'bank' })}
              options={accountKinds.map((kind) => ({ value: kind, label: kindWords[kind] }))}
            />
          </Field>
          <Field name="name" label="Name">
            <TextInput
              value={draft.name}
              maxLength={100}
              onChange={({ target }) => change({ name: target.value })}
            />
          </Field>
          <Field optional name="lastFour" label="Last four digits">
            <TextInput
              value={draft.lastFour}
              inputMode="numeric"
              maxLength={4}
              onChange={({ target }) => change({ lastFour: target.value })}
            />
          </Field>
        </div>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {(['opening', 'closing'] as const).map((key) => (
          <Field
            live
            optional
            key={key}
            name={key}
            label={key === 'opening' ? 'Opening balance' : 'Closing balance'}
            error={Number.isNaN(draft[key]) ? 'Enter an amount in dollars.' : undefined}
          >
            <MoneyInput signed value={draft[key]} onValueChange={(amount) => change({ [key]: amount })} />
          </Field>
        ))}
      </div>
    </FormDialog>
  );
}

function missingIn({ account, name, lastFour, opening, closing }: Draft): string | null {
  if (Number.isNaN(opening) || Number.isNaN(closing)) return 'Enter amounts in dollars.';
  if (account !== added) return null;
  if (name.trim() === '') return 'Give the account a name.';
  return lastFour === '' || /^\d{4}$/.test(lastFour) ? null : 'Enter four digits, or none.';
}

/** What is as the file says is not sent as typed. */
function sentOf({ account, kind, name, lastFour, opening, closing }: Draft, statement: BankStatement) {
  const typed = (amount: number | null, known: number | null) =>
    amount === null || (amount === known && !statement.typed) ? null : cents(amount);
  return {
    statement: statement.number,
    account: account === added ? { kind, name: name.trim(), lastFour } : { number: Number(account) },
    opening: typed(opening, statement.opening),
    closing: typed(closing, statement.closing),
  };
}
