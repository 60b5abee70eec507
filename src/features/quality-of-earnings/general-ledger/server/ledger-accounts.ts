import { holdReview, openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { type LedgerCode, ledgerUses } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { Refused } from '#kernel/refusal.ts';
import { orNull, storedWord } from '#kernel/stored-word.ts';
import type { Reading, Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import { decisionRefusal } from '../domain/decide-account.ts';
import { proposePurpose } from '../domain/propose-purpose.ts';
import type {
  decideLedgerAccounts as decideContract,
  listLedgerAccounts as listContract,
} from '../figure-contract.ts';
import { accountSums, decideAccount, undecidedSum } from './figure-store.ts';
import { storedCode } from './figures-of.ts';

const purposes = orNull(storedWord(ledgerUses, 'purpose of an account'));
const proposals = storedWord(['name', 'number', 'none'] as const, 'source of a proposal');

export async function listLedgerAccounts(
  reading: Reading,
  { params: { id }, query }: InputOf<typeof listContract>,
): Promise<AnswerOf<typeof listContract>> {
  const { dataset } = await openReview(reading, id);
  const { words, size, after = null } = query;
  const asked = { words, open: query.open === 'yes', after, limit: size + 1 };
  const rows = await accountSums(reading.db, { reviewId: id, dataset, ...asked });
  const page = rows.slice(0, size);
  const { accounts: undecided } = await undecidedSum(reading.db, id, dataset);
  return {
    dataset,
    undecided,
    items: page.map(({ path, code, purpose, proposed_by, decided, lines, amount }) => ({
      path,
      code: storedCode(code),
      purpose: purposes(purpose),
      by: proposals(proposed_by),
      proposed: proposedFor(path, storedCode(code)),
      ...{ decided, lines, amount },
    })),
    next: rows.length > size ? (page.at(-1)?.path ?? null) : null,
  };
}

function proposedFor(path: string, code: LedgerCode) {
  const { purpose, reason } = proposePurpose(path, code);
  return purpose && { purpose, reason };
}

/** If another person decided one of them since it was read, nothing is changed. */
export async function decideLedgerAccounts(
  work: Work,
  { params: { id }, body: { changes } }: InputOf<typeof decideContract>,
): Promise<AnswerOf<typeof decideContract>> {
  await holdReview(work, id);
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
  return { decided: changes.length };
}
