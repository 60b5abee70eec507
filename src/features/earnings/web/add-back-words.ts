import type { AddBackTest } from '../domain/add-back-categories.ts';
import type { EvidenceTier, Judged } from '../domain/add-backs.ts';

/** Why a test that was failed matters, and what would pass it. */
export const failedWords: Record<AddBackTest, string> = {
  T1: 'The line of your books is smaller than what you add back. A buyer finds it there or not at all.',
  T2: 'It was booked in another period. Add it back where it was booked.',
  T3: 'The same kind of cost came in two or more other years, so it is not a one-time cost.',
  T4: 'A buyer needs it too, so it stays a cost.',
  T5: 'No paper shows it. What raises the earnings, a lender does not credit on word alone.',
  T6: 'The same cost is in another add-back already. It counts once.',
  T7: 'It is not net of what replaces it or was paid back.',
};

export const refusalWords: Record<NonNullable<Judged['refusal']>, string> = {
  'never-allowed': 'Buyers and lenders do not take this kind of add-back.',
  'wrong-direction': 'This kind of change goes the other way. Check the amounts.',
  'not-to-market':
    'Your pay counts as the difference to the market pay of your job, which stands under Figures. This one says another market pay, or none, so the pay in the books is brought to market instead.',
  'tests-failed': 'It does not count yet.',
};

export const tierWords = {
  A: 'All papers: a lender credits all of it',
  B: 'Some papers: a lender credits half',
  C: 'Word alone: it counts in your figures, and a lender credits nothing',
} as const;

/** For whom an add-back counts that is not refused; what lowers the earnings needs no paper. */
export function countsFor({
  amount,
  tier,
}: {
  amount: number;
  tier: EvidenceTier;
}): 'all' | 'half' | 'owner' {
  if (amount <= 0 || tier === 'A') return 'all';
  return tier === 'B' ? 'half' : 'owner';
}

export const countsWords = {
  all: 'Counts',
  half: 'Counts, half for a lender',
  owner: 'Counts, not for a lender',
} as const;

export const proofWords = {
  'third-party': 'A document of somebody else: an invoice, a contract',
  ledger: 'The line in your ledger',
  bank: 'The payment in the bank',
} as const;
