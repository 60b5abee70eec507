import type { Intake, IntakeCheck } from '#features/quality-of-earnings/reviews/domain/intake.ts';
import { reviewMonths } from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import { type OpenReview, openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import type { Reader, Reading } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { getBankFiles as contract } from '../contract.ts';
import type { AccountKind } from '../domain/bank-line.ts';
import { monthsMissing } from '../domain/months-covered.ts';
import { proposeTie } from '../domain/propose-tie.ts';
import { type BankAccountRow, bankAccountsOf, tieChoices } from './account-store.ts';
import { bankFilesOf } from './bank-file-store.ts';
import { storedKind, viewOf } from './bank-file-view.ts';
import { pagesReadOf } from './scan-store.ts';
import { type StatementRow, statementsOf } from './statement-store.ts';

export async function getBankFiles(reading: Reading, id: string): Promise<AnswerOf<typeof contract>> {
  const review = await openReview(reading, id);
  const { db } = reading;
  const statements = await statementsOf(db, review.id);
  const files = await bankFilesOf(db, review.id);
  const scans = files.filter(({ scan }) => scan === 'reading');
  const pagesRead = await pagesReadOf(
    db,
    scans.map((file) => file.id),
  );
  const accounts = await bankAccountsOf(db, review.id);
  const choices = await tieChoices(db, review.id, review.dataset);
  const free = choices.filter(
    (one) => !accounts.some(({ ledger_account_id }) => ledger_account_id === one.id),
  );
  return {
    files: files.map((row) => viewOf(row, statements, pagesRead)),
    accounts: accounts.map((row) => {
      const kind = storedKind(row.kind);
      return {
        ...{ number: row.number, kind, name: row.name, lastFour: row.last_four, ledgerPath: row.path },
        proposedPath:
          row.path === null ? proposeTie({ kind, name: row.name, lastFour: row.last_four }, free) : null,
        missing: missingOf(review, row, statements),
      };
    }),
    ledgerAccounts: choices.map(({ path, code }) => ({ path, kind: kindOf(code) })),
  };
}

const kindOf = (code: string): AccountKind => (code === 'CC' ? 'card' : 'bank');

/** Months of the review that no proved statement of an account has. */
export function missingOf(
  review: OpenReview,
  { number }: Pick<BankAccountRow, 'number'>,
  statements: readonly StatementRow[],
): string[] {
  const own = statements.filter(({ account, state }) => account === number && state === 'proved');
  const covering = own.map(({ starts, ends, opening, amount }) => ({
    ...{ from: starts, to: ends, opening: opening ?? 0, closing: (opening ?? 0) + amount },
  }));
  return monthsMissing(reviewMonths(review), covering);
}

/** What the statements of a review prove of document I6. */
export async function bankIntake(db: Reader, review: OpenReview): Promise<Intake> {
  const statements = await statementsOf(db, review.id);
  if (statements.length === 0) return {};
  const accounts = await bankAccountsOf(db, review.id);
  const tied = new Set(accounts.map(({ ledger_account_id }) => ledger_account_id));
  const untied = (await tieChoices(db, review.id, review.dataset)).filter(({ id }) => !tied.has(id));
  const open = statements.filter(({ state }) => state !== 'proved');
  const gaps = statements.filter(({ gap }) => gap !== null && gap !== 0);
  const missing = accounts.flatMap((account) => missingOf(review, account, statements));
  const checks = [
    check('bank-sums', open.length, sum(open.map(({ difference }) => difference))),
    check('bank-gaps', gaps.length, sum(gaps.map(({ gap }) => gap))),
    check('bank-months', missing.length, 0),
    {
      ...check('bank-accounts', untied.length, 0),
      ...(untied.length > 0 ? { grade: 'question' as const } : {}),
    },
  ];
  const refused = statements.every(({ state }) => state === 'refused');
  const proved = checks.every(({ grade }) => grade !== 'wrong');
  return { I6: { state: refused ? 'refused' : proved ? 'proved' : 'in', checks } };
}

const sum = (amounts: readonly (number | null)[]) =>
  amounts.reduce<number>((total, amount) => total + Math.abs(amount ?? 0), 0);

const check = (code: string, count: number, difference: number): IntakeCheck => ({
  code,
  grade: count === 0 ? 'proved' : 'wrong',
  difference: difference || null,
  count,
});
