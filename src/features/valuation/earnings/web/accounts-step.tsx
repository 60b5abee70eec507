import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '#kernel/counts.ts';
import { dayInWords } from '#kernel/days.ts';
import { call } from '#kit/api.ts';
import { stickyBar } from '#kit/forms/sticky-bar.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { matchAccounts } from '../contract.ts';
import { type AccountCode, canonicalAccounts, matchedCodes } from '../domain/canonical-accounts.ts';
import { type Matches, matchBatches } from './match-batches.ts';
import { type Account, accountsQuery } from './queries.ts';
import { useChange } from './use-change.ts';

const atOnce = 60;

type Choosing = { checkId: string; chosen: Matches; onChosen: (chosen: Matches) => void };

export function AccountsStep({ files, ...choosing }: Choosing & { files: number }) {
  const { checkId } = choosing;
  return (
    <QueryPage
      query={useQuery(accountsQuery(checkId))}
      words={{ loading: 'Loading the accounts', failed: 'The accounts could not be loaded.' }}
      waiting={<Skeleton className="h-64 w-full rounded-large" />}
    >
      {(accounts) =>
        accounts.length === 0 ? (
          <EmptyState title="No accounts to match">
            {files === 0
              ? 'Accounts come with an imported profit and loss. Years that you type need no matching.'
              : 'The imported files have no accounts with amounts.'}
          </EmptyState>
        ) : (
          <Matching {...choosing} accounts={accounts} />
        )
      }
    </QueryPage>
  );
}

function Matching({ checkId, chosen, onChosen, accounts }: Choosing & { accounts: readonly Account[] }) {
  const [words, setWords] = useState('');
  const [most, setMost] = useState(atOnce);
  const save = useSaveMatches({ checkId, chosen, onChosen }, accounts);
  const open = accounts.filter(({ account }) => account === 'UNMAPPED');
  const found = accountsWith(words, accounts);
  return (
    <div className="flex flex-col gap-4">
      <Unmatched count={open.length} />
      <TextInput
        type="search"
        aria-label="Find an account"
        placeholder="Find an account"
        className="max-w-sm"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <ul className="flex flex-col divide-y divide-line rounded-large border bg-surface px-4">
        {found.slice(0, most).map((account) => (
          <AccountLine
            key={account.path}
            account={account}
            chosen={chosen.get(account.path) ?? null}
            onChoose={(code) => onChosen(new Map([...chosen, [account.path, code]]))}
          />
        ))}
      </ul>
      {found.length === 0 && <p className="text-muted">No account matches your search.</p>}
      {found.length > most && (
        <Button variant="secondary" className="self-start" onClick={() => setMost(most + atOnce)}>
          Show more accounts
        </Button>
      )}
      <FailureAlert title="Not saved" error={save.error} />
      <SaveMatches count={chosen.size} busy={save.isPending} onSave={() => save.mutate()} />
    </div>
  );
}

function useSaveMatches({ checkId, chosen, onChosen }: Choosing, accounts: readonly Account[]) {
  return useChange(
    checkId,
    async () => {
      for (const changes of matchBatches(accounts, chosen))
        await call(matchAccounts, { params: { id: checkId }, body: { changes } });
    },
    () => onChosen(new Map()),
  );
}

function accountsWith(words: string, accounts: readonly Account[]): Account[] {
  return accounts
    .filter(({ path }) => path.toLowerCase().includes(words.trim().toLowerCase()))
    .toSorted((one, other) => Number(other.account === 'UNMAPPED') - Number(one.account === 'UNMAPPED'));
}

function Unmatched({ count }: { count: number }) {
  return count > 0 ? (
    <Alert tone="warning" title={counted(count, 'account to match', 'accounts to match')}>
      {count === 1 ? 'Its name doesn’t' : 'Their names don’t'} say clearly what{' '}
      {count === 1 ? 'it is' : 'they are'}. A period counts once all of its accounts are matched.
    </Alert>
  ) : (
    <Alert tone="good" title="Every account is matched">
      Look over the auto-matched accounts, and change what is wrong. Your choices are remembered for the next
      file.
    </Alert>
  );
}

type SaveProps = { count: number; busy: boolean; onSave: () => void };

function SaveMatches({ count, busy, onSave }: SaveProps) {
  return (
    <div data-form-bar className={stickyBar}>
      <Button busy={busy} disabledReason={count === 0 ? 'No changes to save.' : null} onClick={onSave}>
        Save {count > 0 ? counted(count, 'match', 'matches') : 'matches'}
      </Button>
    </div>
  );
}

const options = matchedCodes.map((code) => ({ value: code, label: canonicalAccounts[code].label }));

type LineProps = {
  account: Account;
  chosen: AccountCode | null;
  onChoose: (code: AccountCode) => void;
};

function AccountLine({ account: { path, account, decided, newest }, chosen, onChoose }: LineProps) {
  const current = chosen ?? account;
  const names = path.split(' › ');
  return (
    <li className="grid items-center gap-x-4 gap-y-2 py-3 md:grid-cols-[1fr_16rem]">
      <span className="min-w-0">
        <span className="wrap-anywhere flex flex-wrap items-center gap-2 font-medium">
          {names.at(-1)}
          {current === 'UNMAPPED' && <Badge tone="amber">To match</Badge>}
          {current !== 'UNMAPPED' && !decided && !chosen && <Badge>Auto-matched</Badge>}
        </span>
        <span className="wrap-anywhere block text-muted text-small">{names.slice(0, -1).join(' › ')}</span>
        <NewestAmount newest={newest} />
      </span>
      <Select
        aria-label={`Match ${path}`}
        value={current === 'UNMAPPED' ? '' : current}
        placeholder="Choose a line"
        onValueChange={(value) => {
          const code = matchedCodes.find((one) => one === value);
          if (code) onChoose(code);
        }}
        options={options}
      />
    </li>
  );
}

function NewestAmount({ newest }: Pick<Account, 'newest'>) {
  if (!newest) return <span className="block text-muted text-small">No amount in these periods</span>;
  return (
    <span className="tabular block text-small">
      <Money exact amount={newest.amount} />
      <span className="text-muted">
        , {newest.months === 12 ? 'the' : `${counted(newest.months, 'month', 'months')} of the`} year ended{' '}
        {dayInWords(newest.endsOn)}
      </span>
    </span>
  );
}
