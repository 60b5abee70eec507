import { datasetOf } from '#features/quality-of-earnings/general-ledger/server/figures-of.ts';
import { reviewMonths } from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import { openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { monthEnd } from '#features/valuation/earnings/domain/day-range.ts';
import { cents } from '#kernel/money.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import { bankToBooks } from '../domain/bank-to-books.ts';
import { proofOf, yearFlagged } from '../domain/cash-proof.ts';
import { explanationCauses, proofSides } from '../domain/explanation.ts';
import { type InClass, inClasses, type OutClass, outClasses } from '../domain/line-classes.ts';
import type { getCashProof as contract } from '../proof-contract.ts';
import { type BankAccountRow, bankAccountsOf } from './account-store.ts';
import { tiedLines, tiedOpening } from './book-store.ts';
import { type ExplanationRow, explanationsOf } from './explanation-store.ts';
import { type BankSum, bankSums, datedBankLines } from './line-store.ts';
import { monthBooks } from './month-books.ts';
import { missingOf } from './read-intake.ts';
import { type StatementRow, statementsOf } from './statement-store.ts';

type Answer = AnswerOf<typeof contract>;
type Month = Answer['months'][number];
type Proof = NonNullable<Month['proof']>;

export async function getCashProof(
  reading: Reading,
  { params, query }: InputOf<typeof contract>,
): Promise<Answer> {
  const review = await openReview(reading, params.id);
  const dataset = datasetOf(review, query.dataset);
  const { db } = reading;
  const statements = (await statementsOf(db, review.id)).filter(({ state }) => state === 'proved');
  const accounts = await bankAccountsOf(db, review.id);
  const tied = await tiedLines(db, review.id, dataset);
  const booksIn = await monthBooks(db, review.id, dataset, tied);
  const byMonth = Map.groupBy(await bankSums(db, review.id), ({ month }) => month);
  const lacking = new Set(accounts.flatMap((account) => missingOf(review, account, statements)));
  for (const { gap, starts } of statements) if (gap) lacking.add(starts.slice(0, 7));
  const heldAt = balances(statements, byMonth);
  const untied = accounts.filter(({ ledger_account_id }) => ledger_account_id === null).length;
  const bookLines = tied.map(({ account, day, amount }) => ({ account, day, amount }));
  const explain = bankToBooks(
    await datedBankLines(db, review.id),
    bookLines,
    firstDays(accounts, statements),
  );
  const opening = await tiedOpening(db, review.id, dataset);
  const months = reviewMonths(review).map((month): Month => {
    const sums = byMonth.get(month) ?? [];
    const found = booksIn(month);
    const bank = bankOf(sums);
    const hasBank = accounts.length > 0 && !lacking.has(month);
    const [year, at] = [Number(month.slice(0, 4)), Number(month.slice(5, 7))];
    const last = monthEnd(year, at);
    const begins = heldAt(monthBefore(month), month);
    const ends = begins + bank.deposits - bank.withdrawals;
    return {
      month,
      lacks: [...(hasBank ? [] : ['statements' as const]), ...(found ? [] : ['ledger' as const])],
      bank,
      books: found?.books ?? null,
      costs: found?.costs ?? [],
      proof: found && hasBank ? inCents(proofOf(found.books, bank)) : null,
      begins: cents(begins),
      ends: cents(ends),
      reconciled:
        found && hasBank && untied === 0 ? reconciledAt(last, ends, opening, bookLines, explain(last)) : null,
      waiting: {
        lines: sums.reduce((sum, { proposed }) => sum + proposed, 0),
        amount: cents(sums.reduce((sum, { proposed_amount }) => sum + proposed_amount, 0)),
      },
    };
  });
  return {
    dataset,
    accounts: accounts.length,
    untied,
    months,
    total: totalOf(months),
    year: yearOf(months.slice(-12)),
    explanations: (await explanationsOf(db, review.id)).map((row) => explanationOf(row, months)),
  };
}

function bankOf(sums: readonly BankSum[]): Month['bank'] {
  const sum = (fits: (one: BankSum) => boolean) =>
    sums.reduce((total, one) => (fits(one) ? total + Math.abs(one.amount) : total), 0);
  const parts = <Class extends InClass | OutClass>(classes: readonly Class[], into: boolean) =>
    Object.fromEntries(
      classes
        .map((name) => [name, cents(sum((one) => one.into === into && one.class === name))] as const)
        .filter(([, amount]) => amount !== 0),
    ) as Partial<Record<Class, ReturnType<typeof cents>>>;
  return {
    deposits: cents(sum(({ into }) => into)),
    notReceipts: parts(inClasses, true),
    withdrawals: cents(sum(({ into }) => !into)),
    notCosts: parts(outClasses, false),
  };
}

/** What the accounts held together after a month: where each began, what moved, and what statements did not show. */
function balances(statements: readonly StatementRow[], byMonth: ReadonlyMap<string, readonly BankSum[]>) {
  const firsts = new Map<number, StatementRow>();
  for (const row of statements)
    if (row.account !== null && !firsts.has(row.account)) firsts.set(row.account, row);
  const months = [...byMonth].map(([month, sums]) => ({
    month,
    amount: sums.reduce((sum, { amount }) => sum + amount, 0),
  }));
  /** `begun`: accounts that begin in this month or before are counted with what they began with. */
  return (last: string, begun: string): number => {
    const began = [...firsts.values()].filter(({ starts }) => starts.slice(0, 7) <= begun);
    const gaps = statements.filter(({ starts }) => starts.slice(0, 7) <= begun);
    const moved = months.filter(({ month }) => month <= last);
    return (
      began.reduce((sum, { opening }) => sum + (opening ?? 0), 0) +
      gaps.reduce((sum, { gap }) => sum + (gap ?? 0), 0) +
      moved.reduce((sum, { amount }) => sum + amount, 0)
    );
  };
}

function monthBefore(month: string): string {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 2, 1))
    .toISOString()
    .slice(0, 7);
}

function firstDays(
  accounts: readonly BankAccountRow[],
  statements: readonly StatementRow[],
): Map<number, string> {
  return new Map(
    accounts.flatMap(({ number }): [number, string][] => {
      const first = statements.find(({ account }) => account === number);
      return first ? [[number, first.starts]] : [];
    }),
  );
}

type Lines = readonly { day: string; amount: number }[];
type Found = ReturnType<ReturnType<typeof bankToBooks>>;

function reconciledAt(
  day: string,
  bank: number,
  opening: number,
  lines: Lines,
  found: Found,
): Month['reconciled'] {
  const balance = lines.reduce((sum, line) => (line.day <= day ? sum + line.amount : sum), opening);
  const { inTransit, outstanding, notBooked } = found;
  return {
    balance: cents(balance),
    inTransit: cents(inTransit),
    outstanding: cents(outstanding),
    notBooked: cents(notBooked),
    unexplained: cents(balance - bank - inTransit + outstanding + notBooked + 0),
  };
}

const sideInCents = (side: { actual: number; expected: number; variance: number; flagged: boolean }) => ({
  actual: cents(side.actual),
  expected: cents(side.expected),
  variance: cents(side.variance),
  flagged: side.flagged,
});
const inCents = ({ receipts, disbursements }: ReturnType<typeof proofOf>): Proof => ({
  receipts: sideInCents(receipts),
  disbursements: sideInCents(disbursements),
});

function totalOf(months: readonly Month[]): Answer['total'] {
  const whole = months.flatMap(({ proof }) => (proof ? [proof] : []));
  if (whole.length === 0) return null;
  const side = (name: 'receipts' | 'disbursements') => {
    const sum = (key: 'actual' | 'expected' | 'variance') =>
      cents(whole.reduce((total, proof) => total + proof[name][key], 0));
    const flagged = whole.some((proof) => proof[name].flagged);
    return { actual: sum('actual'), expected: sum('expected'), variance: sum('variance'), flagged };
  };
  return {
    months: whole.length,
    proof: { receipts: side('receipts'), disbursements: side('disbursements') },
  };
}

function yearOf(months: readonly Month[]): Answer['year'] {
  const whole = months.flatMap(({ proof, books }) => (proof && books ? [{ proof, books }] : []));
  if (whole.length < 12) return null;
  const variance = whole.reduce((sum, { proof }) => sum + proof.receipts.variance, 0);
  const revenue = whole.reduce((sum, { books }) => sum + books.revenue, 0);
  return { variance: cents(variance), revenue: cents(revenue), flagged: yearFlagged(variance, revenue) };
}

const storedSide = storedWord(proofSides, 'side of a proof of cash');
const storedCause = storedWord(explanationCauses, 'cause of a difference');

function explanationOf(row: ExplanationRow, months: readonly Month[]): Answer['explanations'][number] {
  const side = storedSide(row.side);
  const now = months.find(({ month }) => month === row.month)?.proof?.[side].variance;
  return {
    ...{ month: row.month, side, cause: storedCause(row.cause), text: row.text },
    saidAt: row.said_at.toISOString(),
    holds: now === row.amount,
  };
}
