import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { matchAccounts as contract } from '../contract.ts';
import { writeAccount } from './book-store.ts';
import { booksChanged } from './books-changed.ts';
import { holdBook } from './hold-book.ts';
import { accountsOf } from './read-earnings.ts';

/** Matches accounts. If another person changed one since it was read, the request is refused and nothing is changed. */
export async function matchAccounts(
  work: Work,
  { params: { id }, body: { changes } }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  await holdBook(work, id);
  const { personId } = signedIn(work.actor);
  for (const change of changes)
    if (!(await writeAccount(work.db, id, change, personId)))
      throw new Refused('stale', { path: change.path });
  await booksChanged(work, id);
  await work.audit({
    action: 'earnings-accounts-matched',
    subject: { type: 'health-check', id },
    detail: { accounts: changes.length },
  });
  return accountsOf(work, id);
}
