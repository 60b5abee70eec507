import { holdReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { setBankAccount as contract } from '../contract.ts';
import { bankAccountsOf, tieChoices, updateBankAccount } from './account-store.ts';

export async function setBankAccount(
  work: Work,
  { params, body: { number, name, lastFour, ledgerPath } }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const review = await holdReview(work, params.id);
  const accounts = await bankAccountsOf(work.db, review.id);
  if (!accounts.some((one) => one.number === number)) throw new Refused('no-such-bank-line');
  const choices = await tieChoices(work.db, review.id, review.dataset);
  const tie = choices.find(({ path }) => path === ledgerPath)?.id ?? null;
  if (ledgerPath !== null && tie === null)
    throw new Refused('invalid-fields', { fields: { ledgerPath: ['The books have no such account.'] } });
  if (tie !== null && accounts.some((one) => one.number !== number && one.ledger_account_id === tie))
    throw new Refused('already-tied');
  await updateBankAccount(work.db, number, { name, lastFour, ledgerAccountId: tie });
  const subject = { type: 'earnings-review', id: review.id } as const;
  await work.audit({ action: 'bank-account-set', subject, detail: { account: number, tied: tie !== null } });
  return {};
}
