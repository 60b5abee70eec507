import { type Cents, cents } from '#kernel/money.ts';
import { type AddBackCode, addBackCategories } from './add-back-categories.ts';
import type { AddBack, EvidenceTier } from './add-backs.ts';
import type { AccountCode } from './canonical-accounts.ts';
import type { AccountLines } from './period-books.ts';
import { type PeriodKey, periodKeys } from './periods.ts';

/** `third-party`: a document by someone else. The others are entries in the ledger or bank statement. */
export const paperProofs = ['third-party', 'ledger', 'bank'] as const;
export type PaperProof = (typeof paperProofs)[number];

/**
 * In cents. `recorded`: cost or grant income in the books; `effect`: on EBITDA, if it does not follow from the
 * others.
 */
export type AddBackYear = { recorded: Cents; replacement: Cents; recovered: Cents; effect: Cents };

export type KeptAddBack = {
  id: string;
  code: AddBackCode;
  title: string;
  why: string;
  account: AccountCode | null;
  overlaps: string | null;
  onRevenue: boolean;
  samePeriod: boolean;
  otherYears: number;
  neededByBuyer: boolean;
  years: { readonly [K in PeriodKey]?: AddBackYear };
  proofs: readonly PaperProof[];
};

export function isNetted(code: AddBackCode): boolean {
  const { group } = addBackCategories[code];
  return group === 'O' || group === 'N';
}

export function effectIn(
  code: AddBackCode,
  { recorded, replacement, recovered, effect }: AddBackYear,
): Cents {
  if (!isNetted(code)) return effect;
  const net = recorded - replacement - recovered;
  return cents(code === 'N-GRANT' ? -net : net);
}

/** A: a third-party document, the ledger and the bank. B: one of the first two, and a reason. C: otherwise. */
export function tierOf(proofs: readonly PaperProof[], why: string): EvidenceTier {
  if (paperProofs.every((one) => proofs.includes(one))) return 'A';
  const document = proofs.includes('third-party') || proofs.includes('ledger');
  return document && why.trim() !== '' ? 'B' : 'C';
}

export function addBacksIn(
  key: PeriodKey,
  kept: readonly KeptAddBack[],
  lines: AccountLines,
): { id: string; title: string; line: AddBack }[] {
  return kept.flatMap((one) => {
    const year = one.years[key];
    return year ? [{ id: one.id, title: one.title, line: asLine(one, year, lines) }] : [];
  });
}

function asLine(one: KeptAddBack, year: AddBackYear, lines: AccountLines): AddBack {
  const { code, account } = one;
  const others = periodKeys.filter((period) => one.years[period]).length - 1;
  return {
    code,
    amount: effectIn(code, year),
    tier: tierOf(one.proofs, one.why),
    onRevenue: one.onRevenue,
    recorded: year.recorded,
    replacement: year.replacement,
    recovered: year.recovered,
    samePeriod: one.samePeriod,
    // Adding it back in three years means that it occurred in three years.
    otherYears: Math.max(one.otherYears, others),
    neededByBuyer: one.neededByBuyer,
    ledgerLines: [one.id, ...(one.overlaps ? [one.overlaps] : [])],
    ...(account && isNetted(code) ? { inBooks: { account, amount: lines[account] ?? cents(0) } } : {}),
  };
}
