import { counted } from '#kernel/counts.ts';
import { type AddBackTest, addBackTestNames } from '../domain/add-back-categories.ts';
import type { EvidenceTier, Judged } from '../domain/add-backs.ts';

const failedTests: Record<AddBackTest, string> = {
  T1: 'The line in your books is smaller than the add-back. Check the amount or the line.',
  T2: 'You have not confirmed that it was recorded in this period. Confirm it, or add it back where it was recorded.',
  T3: 'The same kind of cost appears in two or more other years, so it isn’t a one-time cost.',
  T4: 'You have not confirmed that the business can run without it. What a buyer needs too remains a cost.',
  T5: 'Not documented: it counts in your figures, but lenders won’t count it.',
  T6: 'The same cost is already in another add-back. It counts once.',
  T7: 'It isn’t net of the replacement cost and reimbursements.',
};

/** Why a test is not passed. What doesn’t count, or lowers earnings, needs no word on who counts it. */
export function failedWords(
  name: AddBackTest,
  { judged, amount }: { judged: Judged; amount: number },
): string {
  if (name === 'T5' && (judged.refusal || amount < 0)) return 'Not documented.';
  return failedTests[name];
}

export const refusalWords: Record<NonNullable<Judged['refusal']>, string> = {
  'never-allowed': 'Buyers and lenders don’t accept this kind of add-back.',
  'wrong-direction': 'This kind of adjustment goes the other way. Check the amounts.',
  'not-to-market':
    'Your pay counts as its difference from the replacement salary under Figures. This add-back has another salary, or none, so we adjust the pay in your books instead.',
  'tests-failed': 'It doesn’t count yet.',
};

/** "5 of 7 tests passed, 1 doesn’t apply". */
export function testsWords({ tests }: Pick<Judged, 'tests'>): string {
  const having = (result: 'pass' | 'na') => addBackTestNames.filter((name) => tests[name] === result).length;
  const left = having('na');
  const apart = left === 0 ? '' : `, ${counted(left, 'doesn’t', 'don’t')} apply`;
  return `${having('pass')} of ${addBackTestNames.length} tests passed${apart}`;
}

export const tierWords = {
  A: 'Fully documented: lenders count all of it',
  B: 'Partly documented: lenders count half of it',
  C: 'Not documented: it counts in your figures, but lenders won’t count it',
} as const;

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
  half: 'Counts, half for lenders',
  owner: 'Counts, not for lenders',
} as const;

export const proofWords = {
  'third-party': 'Third-party document: an invoice or a contract',
  ledger: 'General ledger line',
  bank: 'Bank payment',
} as const;
