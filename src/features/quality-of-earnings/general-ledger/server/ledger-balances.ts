import { ledgerUses } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reader } from '#platform/context.ts';
import type { Balances } from '../domain/month-balances.ts';
import { balanceMoves, type HeldSum, type OpeningFacts, openingFacts, openingSums } from './balance-store.ts';
import { storedCode } from './figures-of.ts';

const storedUse = storedWord(ledgerUses, 'purpose of an account');
const heldOf = ({ code, purpose, amount }: HeldSum) => ({
  code: storedCode(code),
  purpose: storedUse(purpose),
  amount,
});

/** The balance sheet of a dataset version, for the figures of later features, and what is known of its opening balances. */
export async function ledgerBalances(
  db: Reader,
  reviewId: string,
  dataset: number,
): Promise<Balances & { facts: OpeningFacts }> {
  const openings = await openingSums(db, reviewId, dataset);
  const moves = await balanceMoves(db, reviewId, dataset);
  return {
    openings: openings.map(heldOf),
    moves: moves.map(({ month, ...held }) => ({ ...heldOf(held), month })),
    facts: await openingFacts(db, reviewId, dataset),
  };
}
