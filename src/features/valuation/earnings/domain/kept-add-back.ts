import { type Cents, cents } from '#kernel/money.ts';
import { type AddBackCode, addBackCategories } from './add-back-categories.ts';
import type { AddBack, EvidenceTier } from './add-backs.ts';
import type { AccountCode } from './canonical-accounts.ts';
import type { AccountLines } from './period-books.ts';
import { type PeriodKey, periodKeys } from './periods.ts';

/** What a paper shows of an add-back: a document of somebody else, the ledger's line, the bank's line. */
export const paperProofs = ['third-party', 'ledger', 'bank'] as const;
export type PaperProof = (typeof paperProofs)[number];

/**
 * One add-back in one period, in cents. `recorded`: the cost (of a grant the income) in the books; `replacement`: what a
 * buyer pays in its place; `recovered`: what others paid back. `effect`: on EBITDA, where it does not follow from these.
 */
export type AddBackYear = { recorded: Cents; replacement: Cents; recovered: Cents; effect: Cents };

/** An add-back as the owner tells it. */
export type KeptAddBack = {
  id: string;
  code: AddBackCode;
  title: string;
  /** Why it is one, in the owner's words. */
  why: string;
  /** The line of the books that it is in; `null`: in more than one, or not booked. */
  account: AccountCode | null;
  /** Another one that has a part of the same cost. */
  overlaps: string | null;
  onRevenue: boolean;
  samePeriod: boolean;
  otherYears: number;
  neededByBuyer: boolean;
  years: { readonly [K in PeriodKey]?: AddBackYear };
  proofs: readonly PaperProof[];
};

/** Whether its effect follows from what is in the books, less what replaces it and what was paid back. */
export function isNetted(code: AddBackCode): boolean {
  const { group } = addBackCategories[code];
  return group === 'O' || group === 'N';
}

/** What it does to EBITDA in a period, in cents. */
export function effectIn(
  code: AddBackCode,
  { recorded, replacement, recovered, effect }: AddBackYear,
): Cents {
  if (!isNetted(code)) return effect;
  const net = recorded - replacement - recovered;
  return cents(code === 'N-GRANT' ? -net : net);
}

/** A: a document of somebody else, the ledger and the bank. B: one of the first two, and why in words. C: neither. */
function tierOf(proofs: readonly PaperProof[], why: string): EvidenceTier {
  if (paperProofs.every((one) => proofs.includes(one))) return 'A';
  const document = proofs.includes('third-party') || proofs.includes('ledger');
  return document && why.trim() !== '' ? 'B' : 'C';
}

/** The add-backs of a period as the bridge takes them, in their order, with which they are. */
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
    // Who adds it back in three years says that it came in three years.
    otherYears: Math.max(one.otherYears, others),
    neededByBuyer: one.neededByBuyer,
    ledgerLines: [one.id, ...(one.overlaps ? [one.overlaps] : [])],
    ...(account && isNetted(code) ? { inBooks: { account, amount: lines[account] ?? cents(0) } } : {}),
  };
}
