import { useState } from 'react';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { counted } from '#kernel/counts.ts';
import { monthInWords } from '#kernel/days.ts';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { setBankAccount } from '../contract.ts';
import { kindWords } from './bank-words.ts';
import type { BankAccount, BankIntake } from './queries.ts';

type Props = { reviewId: string; intake: BankIntake; hasLedger: boolean };

/** The accounts of the owner: which account of the books each is, and which months it lacks. */
export function AccountList({ reviewId, intake, hasLedger }: Props) {
  const [editing, setEditing] = useState<BankAccount | null>(null);
  if (intake.accounts.length === 0) return null;
  const tied = new Set(intake.accounts.map(({ ledgerPath }) => ledgerPath));
  const alone = intake.ledgerAccounts.filter(({ path }) => !tied.has(path));
  return (
    <Card as="section" aria-labelledby="bank-accounts" className="flex flex-col gap-4">
      <div>
        <h2 id="bank-accounts" className="text-title">
          Accounts
        </h2>
        <p className="max-w-prose text-muted">
          Say which account of the books each one is, so that its balance can be compared.
        </p>
      </div>
      <ul aria-label="Bank and card accounts" className="flex flex-col divide-y divide-line">
        {intake.accounts.map((account) => (
          <li key={account.number} className="flex flex-wrap items-start justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="wrap-anywhere font-medium">
                {account.name} {account.lastFour}
              </p>
              <p className="wrap-anywhere text-muted text-small">
                {kindWords[account.kind]} · {tieWords(account, hasLedger)}
              </p>
              <p className="text-small">{missingWords(account.missing)}</p>
            </div>
            <div className="flex items-center gap-2">
              <Badge tone={account.missing.length === 0 ? 'good' : 'amber'}>
                {account.missing.length === 0
                  ? 'Complete'
                  : `${counted(account.missing.length, 'month', 'months')} missing`}
              </Badge>
              <Button variant="quiet" size="small" onClick={() => setEditing(account)}>
                Change<span className="sr-only"> {account.name}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {alone.length > 0 && (
        <p className="wrap-anywhere max-w-prose text-small">
          In the books and without statements here: {alone.map(({ path }) => path).join(', ')}.
        </p>
      )}
      {editing && (
        <AccountForm reviewId={reviewId} account={editing} intake={intake} onClose={() => setEditing(null)} />
      )}
    </Card>
  );
}

function tieWords({ ledgerPath, proposedPath }: BankAccount, hasLedger: boolean): string {
  if (ledgerPath) return `“${ledgerPath}” in the books`;
  if (proposedPath) return `likely “${proposedPath}” in the books: say so`;
  return hasLedger ? 'no account of the books yet' : 'there are no books yet';
}

const shown = 6;
function missingWords(months: readonly string[]): string {
  if (months.length === 0) return '';
  const rest = months.length - shown;
  const named = months.slice(0, shown).map(monthInWords).join(', ');
  return `No proved statement of ${named}${rest > 0 ? ` and ${counted(rest, 'more month', 'more months')}` : ''}.`;
}

const none = 'none';
type FormProps = { reviewId: string; account: BankAccount; intake: BankIntake; onClose: () => void };

function AccountForm({ reviewId, account, intake, onClose }: FormProps) {
  const [name, setName] = useState(account.name);
  const [lastFour, setLastFour] = useState(account.lastFour);
  const [path, setPath] = useState(account.ledgerPath ?? account.proposedPath ?? none);
  const save = useReviewChange(
    () =>
      call(setBankAccount, {
        params: { id: reviewId },
        body: {
          number: account.number,
          name: name.trim(),
          lastFour,
          ledgerPath: path === none ? null : path,
        },
      }),
    onClose,
  );
  const fourOrNone = lastFour === '' || /^\d{4}$/.test(lastFour);
  return (
    <FormDialog
      title="Bank or card account"
      busy={save.isPending}
      error={save.error}
      errorTitle="Not saved"
      submitLabel="Save the account"
      submitDisabledReason={
        name.trim() === '' ? 'Give it a name.' : fourOrNone ? null : 'Enter four digits, or none.'
      }
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field name="name" label="Name">
          <TextInput value={name} maxLength={100} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Field optional name="lastFour" label="Last four digits">
          <TextInput
            value={lastFour}
            inputMode="numeric"
            maxLength={4}
            onChange={({ target }) => setLastFour(target.value)}
          />
        </Field>
      </div>
      <Field name="ledgerPath" label="Account of the books">
        <Select
          value={path}
          onValueChange={setPath}
          options={[
            { value: none, label: 'None' },
            ...intake.ledgerAccounts.map((one) => ({
              value: one.path,
              label: one.path === account.proposedPath ? `${one.path} (likely)` : one.path,
            })),
          ]}
        />
      </Field>
    </FormDialog>
  );
}
