import type { AddBackTest } from '#features/valuation/earnings/domain/add-back-categories.ts';
import { counted } from '#kernel/counts.ts';
import type { WorkedTest } from '../domain/worked-tests.ts';

export const testNames: Record<AddBackTest, string> = {
  T1: 'It is in the books',
  T2: 'It is taken out of the right months',
  T3: 'It is a one-time cost',
  T4: 'A buyer doesn’t need it',
  T5: 'It is documented',
  T6: 'It is counted once',
  T7: 'It is net of what replaces it',
};

const entries = (count: number) => counted(count, 'entry', 'entries');
const years = (count: number) => counted(count, 'other year', 'other years');

const reasons: Record<WorkedTest['reason'], (count: number) => string> = {
  'in-books': (count) => `${entries(count)} of the ledger, on accounts that are part of EBITDA.`,
  'no-lines': () => 'Choose the ledger entries that it consists of.',
  'lines-gone': (count) =>
    `${entries(count)} that you chose ${count === 1 ? 'is' : 'are'} not in the newest books. What is left counts.`,
  'outside-earnings': () =>
    'Some entries are on accounts that are not part of EBITDA, such as an owner’s draw. They were never a cost.',
  'account-nets-less': () => 'These accounts come to less than the entries: a refund or a credit is on them.',
  'lowers-earnings': () => 'It lowers earnings, so no one has to prove it.',
  'own-month': () => 'Each entry leaves the month in which it was booked.',
  'both-months': () => 'What one month loses, another gains.',
  'one-month': () => 'Only one month is corrected. If the other is in these books, correct it too.',
  absent: (count) =>
    `Nothing like it in ${years(count)}: not above the usual level of these accounts, and not paid to the same people.`,
  'came-before': (count) => `The books show such a cost in ${years(count)}.`,
  'few-years': (count) =>
    `The ledger covers ${years(count)}, and it takes two without such a cost. Upload earlier years.`,
  replaced: () => 'What a buyer will pay instead is taken off.',
  needed: () => 'You said that a buyer needs it too, so it stays a cost.',
  'said-not-needed': () =>
    'Books can’t tell. You said that the business runs without it; a buyer will ask why.',
  'nobody-said': () => 'Books can’t tell, and no one has said it yet.',
  'all-evidence': () =>
    'The ledger entries, a document of someone else, and bank lines that come to the same amount.',
  'some-evidence': () => 'Partly: a lender counts half until the rest is there.',
  'bank-differs': () =>
    'Partly: the bank lines do not come to what the entries hold, so a lender counts half of it.',
  'no-evidence': () => 'No evidence yet: a lender counts nothing of it.',
  'words-alone': () =>
    'Only words name its evidence. No document, entry or bank line is linked, so a lender counts nothing of it.',
  'evidence-gone': (count) =>
    `${counted(count, 'document or bank line', 'documents or bank lines')} that it points to no longer ${count === 1 ? 'supports' : 'support'} it.`,
  'bank-alone': (count) =>
    `${counted(count, 'bank line', 'bank lines')} and no entry or document: a lender counts nothing of it.`,
  'no-reason': () =>
    'There is evidence, but no reason why a buyer will not have it: a lender counts nothing.',
  'lowers-unproved': () => 'It is not documented. It lowers earnings, so a lender counts all of it.',
  'counted-once': (count) => `No adjustment above counts its ${entries(count)}.`,
  'counted-twice': (count) => `${entries(count)} of it ${count === 1 ? 'is' : 'are'} in an adjustment above.`,
  'paid-once': (count) => `No adjustment above counts its ${counted(count, 'bank line', 'bank lines')}.`,
  'nothing-to-compare': () =>
    'There are no entries or bank lines of its own to compare with other adjustments.',
  netted: () => 'Worked out as entries, less replacement, less what came back.',
  'other-kind': () => 'Not asked of this kind.',
};

export const testWords = ({ reason, count }: Pick<WorkedTest, 'reason' | 'count'>) => reasons[reason](count);

/** “4 passed, 1 failed, 2 can’t be worked out”. */
export function testsSummary(tests: readonly Pick<WorkedTest, 'result'>[]): string {
  const of = (result: WorkedTest['result']) => tests.filter((one) => one.result === result).length;
  const parts: [number, string][] = [
    [of('passed'), 'passed'],
    [of('failed'), 'failed'],
    [of('unknown'), 'can’t be worked out'],
  ];
  return parts.flatMap(([count, words]) => (count > 0 ? [`${count} ${words}`] : [])).join(', ');
}
