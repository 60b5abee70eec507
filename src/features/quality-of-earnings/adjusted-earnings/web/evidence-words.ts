import { locale } from '#kernel/locale.ts';
import { cents, formatMoney } from '#kernel/money.ts';
import type { MissingPart, ReferenceKind, Standing } from '../domain/evidence.ts';
import type { AdjustmentView } from './queries.ts';

export const referenceKindWords: Record<ReferenceKind, string> = {
  paper: 'Document of the health check',
  room: 'Document of the deal room',
  schedule: 'Document of this review',
  bank: 'Bank line',
};

export const standingWords: Record<Exclude<Standing, 'stands'>, string> = {
  replaced: 'A newer file is in its place, so it no longer supports this. Point to the newer one.',
  removed: 'It was removed, so it no longer supports this.',
  unproved: 'Its statement does not add up or has no account yet, so it does not support this.',
  'made-here': 'It was made from these books, so it proves nothing of them.',
  elsewhere: 'It already supports another adjustment, and one payment proves one cost.',
};

const parts: Record<Exclude<MissingPart, 'bank-amounts'>, string> = {
  entries: 'its ledger entries',
  document: 'a document of someone else, such as an invoice or a contract',
  bank: 'the bank lines that show the payment',
  why: 'the reason why a buyer will not have it',
};

/** What a lender would still have to see, in one sentence; `null`: nothing. */
export function missingWords({
  evidence: { missing, bank },
}: Pick<AdjustmentView, 'evidence'>): string | null {
  if (missing.length === 0) return null;
  const named = missing.map((part) => (part === 'bank-amounts' ? bankWords(bank) : parts[part]));
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(named);
  return `For a lender to count all of it, add ${list}.`;
}

function bankWords({ covered, total }: AdjustmentView['evidence']['bank']): string {
  if (total === 0) return 'entries to compare its bank lines with';
  return `bank lines for the rest: they agree with ${formatMoney(cents(covered))} of ${formatMoney(cents(total))}`;
}
