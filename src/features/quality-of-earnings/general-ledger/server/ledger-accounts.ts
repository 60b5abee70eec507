import {
  holdReview,
  type OpenReview,
  openReview,
} from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { type LedgerUse, ledgerUses } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { Refused } from '#kernel/refusal.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reader, Reading, Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import { decisionRefusal } from '../domain/decide-account.ts';
import type {
  decideLedgerAccounts as decideContract,
  listLedgerAccounts as listContract,
} from '../figure-contract.ts';
import { accountSums, decideAccount } from './figure-store.ts';
import { storedCode } from './figures-of.ts';

export async function listLedgerAccounts(
  reading: Reading,
  id: string,
): Promise<AnswerOf<typeof listContract>> {
  return accountsOf(reading.db, await openReview(reading, id));
}

/** If another person decided one of them since it was read, nothing is changed. */
export async function decideLedgerAccounts(
  work: Work,
  { params: { id }, body: { changes } }: InputOf<typeof decideContract>,
): Promise<AnswerOf<typeof decideContract>> {
  const review = await holdReview(work, id);
  const { personId } = signedIn(work.actor);
  for (const change of changes) {
    const refusal = decisionRefusal(change.code, change.purpose);
    if (refusal) throw new Refused(refusal);
    if (!(await decideAccount(work.db, { ...change, reviewId: id, by: personId, at: work.now })))
      throw new Refused('stale');
  }
  await work.audit({
    action: 'general-ledger-accounts-decided',
    subject: { type: 'earnings-review', id },
    detail: { accounts: changes.length },
  });
  return accountsOf(work.db, review);
}

const purposes = storedWord(ledgerUses, 'purpose of an account');
const proposals = storedWord(['name', 'number', 'none'] as const, 'source of a proposal');

async function accountsOf(db: Reader, { id, dataset }: OpenReview): Promise<AnswerOf<typeof listContract>> {
  const rows = await accountSums(db, id, dataset);
  return {
    dataset,
    accounts: rows.map(({ path, code, purpose, proposed_by, decided, lines, amount }) => ({
      path,
      code: storedCode(code),
      purpose: purpose === null ? null : (purposes(purpose) satisfies LedgerUse),
      by: proposals(proposed_by),
      ...{ decided, lines, amount },
    })),
  };
}
