import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReviewHead } from '#features/quality-of-earnings/reviews/web/queries.ts';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { counted } from '#kernel/counts.ts';
import { call } from '#kit/api.ts';
import { LeaveGuard } from '#kit/forms/LeaveGuard.tsx';
import { stickyBar } from '#kit/forms/sticky-bar.ts';
import { LoadMore } from '#kit/tables/LoadMore.tsx';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { cx } from '#kit/ui/cx.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useSettled } from '#kit/use-settled.ts';
import { decideLedgerAccounts } from '../figure-contract.ts';
import { AccountLine, type Choice } from './account-line.tsx';
import { accountsQuery, type LedgerAccount } from './queries.ts';

export function AccountsPart({ review }: { review: ReviewHead }) {
  const [words, setWords] = useState('');
  const [open, setOpen] = useState(false);
  // Kept while another part of the accounts is looked at.
  const [chosen, setChosen] = useState<ReadonlyMap<string, Change>>(new Map());
  const { value: asked } = useSettled(words.trim(), words.trim(), 300);
  const query = useInfiniteQuery(accountsQuery(review.id, asked, open));
  return (
    <div className="flex flex-col gap-4">
      <LeaveGuard dirty={chosen.size > 0} loss="Your decisions about accounts are not saved." flush={null} />
      <p className="max-w-prose text-muted">
        Each account of your books belongs to one line of the figures. We propose one by its name; you decide.
        For accounts of the balance sheet a buyer also asks: is it part of running the business, or debt that
        comes off the price?
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <TextInput
          type="search"
          aria-label="Find an account"
          placeholder="Find an account"
          className="max-w-sm"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Checkbox label="Only those not decided yet" checked={open} onCheckedChange={setOpen} />
      </div>
      <QueryPage
        query={query}
        words={{ loading: 'Loading the accounts', failed: 'The accounts could not be loaded.' }}
      >
        {({ pages }) => {
          const accounts = pages.flatMap(({ items }) => items);
          return accounts.length === 0 ? (
            <EmptyState title={words || open ? 'No account matches' : 'No accounts yet'}>
              {words || open
                ? 'Change the words, or show all accounts.'
                : 'Accounts come with a general ledger. Upload one under “Documents”.'}
            </EmptyState>
          ) : (
            <>
              <Undecided count={pages[0]?.undecided ?? 0} />
              <Deciding reviewId={review.id} accounts={accounts} chosen={chosen} onChosen={setChosen} />
              <LoadMore label="Show more accounts" order="first" query={query} />
            </>
          );
        }}
      </QueryPage>
    </div>
  );
}

function Undecided({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Alert tone="warning" title={counted(count, 'account is in no figure', 'accounts are in no figure')}>
      {count === 1
        ? 'Its name doesn’t say what it is. Choose where it belongs.'
        : 'Their names don’t say what they are. Choose where each belongs.'}
    </Alert>
  );
}

type Change = Choice & { path: string; seen: Choice };

/** Accepting proposals and choosing others are one change, saved together. */
function Deciding({ reviewId, accounts, chosen, onChosen }: DecidingProps) {
  const save = useReviewChange(
    (changes: readonly Change[]) =>
      call(decideLedgerAccounts, { params: { id: reviewId }, body: { changes: [...changes] } }),
    () => onChosen(new Map()),
  );
  const proposed = accounts
    .filter(({ decided, code }) => !decided && code !== 'UNMAPPED')
    .map(({ path, code, purpose }): Change => ({ path, seen: { code, purpose }, code, purpose }));
  const choose = ({ path, code, purpose }: LedgerAccount, choice: Choice) =>
    onChosen(new Map([...chosen, [path, { path, seen: { code, purpose }, ...choice }]]));
  return (
    <>
      <ul className="flex flex-col divide-y divide-line rounded-large border bg-surface px-4">
        {accounts.map((account) => (
          <AccountLine
            key={account.path}
            account={account}
            chosen={chosen.get(account.path) ?? null}
            onChoose={(choice) => choose(account, choice)}
          />
        ))}
      </ul>
      <FailureAlert title="Not saved" error={save.error} />
      <div data-form-bar className={cx('flex flex-wrap gap-3', stickyBar)}>
        <Button
          busy={save.isPending}
          disabledReason={chosen.size === 0 ? 'No changes to save.' : null}
          onClick={() => save.mutate([...chosen.values()])}
        >
          Save {chosen.size > 0 ? counted(chosen.size, 'decision', 'decisions') : 'decisions'}
        </Button>
        {proposed.length > 0 && chosen.size === 0 && (
          <Button variant="secondary" busy={save.isPending} onClick={() => save.mutate(proposed)}>
            Accept {counted(proposed.length, 'proposal', 'proposals')} shown
          </Button>
        )}
      </div>
    </>
  );
}

type DecidingProps = {
  reviewId: string;
  accounts: readonly LedgerAccount[];
  chosen: ReadonlyMap<string, Change>;
  onChosen: (chosen: ReadonlyMap<string, Change>) => void;
};
