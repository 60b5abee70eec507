import type { Intake, IntakeCheck, IntakeKey } from '#features/quality-of-earnings/reviews/domain/intake.ts';
import {
  type ReviewEnds,
  reviewMonths,
  reviewPeriods,
} from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import { monthsIn } from '#features/valuation/earnings/domain/day-range.ts';
import { type EquityChange, equityOdds } from './equity-change.ts';
import { kindFacts, type ScheduleKind } from './schedule-kinds.ts';
import type { ScheduleState } from './schedule-state.ts';
import { monthOf } from './tie-statement.ts';

/** `sums`: what does not add up within the file, without signs; `difference`: what it is off the books. Cents. */
export type KnownSchedule = {
  kind: ScheduleKind;
  state: ScheduleState;
  from: string | null;
  to: string | null;
  sums: number;
  /** `null`: not compared with the books. */
  difference: number | null;
  grade: 'proved' | 'wrong' | 'question' | null;
  apart: number;
  /** Of a statement: its months (YYYY-MM) and its basis. */
  statement: { months: readonly string[]; basis: 'cash' | 'accrual' | null } | null;
  /** Of an aging that lists invoices: those that their dates put in another age, cents without signs. */
  moved: { count: number; amount: number } | null;
};

/**
 * `ledger`: what the ledger says of the profit and loss and the balance sheet, which hold only if it does. `equity`: how equity
 * changed over all balance sheets.
 */
type Beside = { ledger: Intake; equity: readonly EquityChange[] };

/** What the schedules of a review prove of its documents (docs/rules/quality-of-earnings.md). */
export function scheduleDocuments(
  all: readonly KnownSchedule[],
  review: ReviewEnds,
  { ledger, equity }: Beside,
): Intake {
  const files = all.filter(({ state }) => state !== 'replaced');
  const documents = new Map<IntakeKey, KnownSchedule[]>();
  for (const file of files) {
    const { document } = kindFacts[file.kind];
    documents.set(document, [...(documents.get(document) ?? []), file]);
  }
  return Object.fromEntries(
    [...documents].map(([key, own]) => [
      key,
      standing(key, own, { review, equity, known: ledger[key]?.checks ?? [] }),
    ]),
  );
}

type Of = { review: ReviewEnds; equity: Beside['equity'] };

function standing(
  key: IntakeKey,
  files: readonly KnownSchedule[],
  { known, ...of }: Of & { known: readonly IntakeCheck[] },
) {
  const checks = [...known, sumsCheck(files), booksCheck(key, files), ...gapChecks(key, files, of)];
  const refused = files.every(({ state }) => state === 'refused');
  // Debt, leases and related parties belong to the document of assets, and are no files yet.
  const proved = key !== 'I10' && checks.every(({ grade }) => grade !== 'wrong');
  return { state: refused ? ('refused' as const) : proved ? ('proved' as const) : ('in' as const), checks };
}

function sumsCheck(files: readonly KnownSchedule[]): IntakeCheck {
  const odd = files.filter(({ state }) => state === 'refused');
  return check('schedule-sums', odd.length, total(odd.map(({ sums }) => sums)));
}

function booksCheck(key: IntakeKey, files: readonly KnownSchedule[]): IntakeCheck {
  const read = files.filter(({ state }) => state !== 'refused');
  const open = read.filter(({ state }) => state !== 'proved');
  const differences = total(open.map(({ difference }) => Math.abs(difference ?? 0)));
  const accrued = read.filter(({ grade }) => grade === 'question');
  if (key === 'I1' || key === 'I2') {
    const apart = open.reduce((sum, one) => sum + one.apart, 0);
    return check(apart > 0 ? 'statement-books' : 'schedule-books', apart || open.length, differences);
  }
  if (key === 'I4') {
    const apart = open.reduce((sum, one) => sum + one.apart, 0);
    // A trial balance that waits for its day or the books differs in nothing, and is not proved either.
    return check('trial-books', apart || open.length, differences);
  }
  if (open.length === 0 && accrued.length > 0)
    return {
      ...check('payroll-accrued', accrued.length, total(accrued.map((one) => Math.abs(one.difference ?? 0)))),
      grade: 'question',
    };
  return check('schedule-books', open.length, differences);
}

function gapChecks(key: IntakeKey, files: readonly KnownSchedule[], { review, equity }: Of): IntakeCheck[] {
  const proved = files.filter(({ state }) => state === 'proved');
  const years = reviewPeriods(review).filter(({ kind }) => kind === 'year');
  const on = (kind: ScheduleKind, day: string) => proved.some((one) => one.kind === kind && one.to === day);
  const covered = new Set(proved.flatMap(({ from, to }) => (from && to ? monthsIn({ from, to }) : [])));
  switch (key) {
    case 'I1':
      return [monthsCheck(proved, review), basisCheck(files)];
    case 'I2':
      return [monthsCheck(proved, review), ...equityChecks(files, { review, equity })];
    case 'I4':
      return [check('trial-years', years.filter(({ to }) => !on('trial-balance', to)).length, 0)];
    case 'I5': {
      const kinds = ['receivables', 'payables'] as const;
      const lacking = kinds.filter((kind) => !on(kind, review.latestEnds)).length;
      const before = years.filter(
        ({ to }) => to !== review.latestEnds && !kinds.every((kind) => on(kind, to)),
      );
      return [
        check('aging-latest', lacking, 0),
        ...movedCheck(files),
        asked(check('aging-years', before.length, 0)),
      ];
    }
    case 'I8':
      return [
        check(
          'payroll-years',
          years.filter(({ from, to }) => !monthsIn({ from, to }).every((month) => covered.has(month))).length,
          0,
        ),
      ];
    case 'I9':
      return [check('sales-months', reviewMonths(review).filter((month) => !covered.has(month)).length, 0)];
    case 'I10':
      return [{ code: 'lists-left', grade: 'question', difference: null, count: 3 }];
    default:
      return [];
  }
}

/** Each month of the review has a column in a file that is proved. */
function monthsCheck(proved: readonly KnownSchedule[], review: ReviewEnds): IntakeCheck {
  const seen = new Set(proved.flatMap(({ statement }) => statement?.months ?? []));
  const months = reviewMonths(review).filter((month) => !seen.has(month));
  return { ...check('statement-months', months.length, 0), months };
}

/** No file need have the month-end before the review, so its first month follows none. */
function equityChecks(files: readonly KnownSchedule[], { review, equity }: Of): IntakeCheck[] {
  const told = new Set(
    files.flatMap(({ state, statement }) => (state === 'refused' ? [] : (statement?.months ?? []))),
  );
  const compared = new Set(equity.map(({ measure }) => monthOf(measure)));
  const months = reviewMonths(review)
    .slice(1)
    .filter((month) => told.has(month) && !compared.has(month));
  const { months: odd, difference, prior } = equityOdds(equity);
  const found: IntakeCheck[] = [
    check('equity-change', odd, difference),
    asked(check('equity-prior', prior.months, prior.amount)),
    { ...check('equity-months', months.length, 0), months },
  ];
  // What was never compared holds nowhere.
  return equity.length > 0
    ? found
    : found.map((one): IntakeCheck => (one.grade === 'proved' ? { ...one, grade: 'absent' } : one));
}

/** Cash or accrual is in the last line of an export; without it no one can tell. */
function basisCheck(files: readonly KnownSchedule[]): IntakeCheck {
  const bases = files.map(({ statement }) => statement?.basis ?? null);
  const unsaid = bases.filter((basis) => basis === null).length;
  const mixed = new Set(bases.filter((basis) => basis !== null)).size > 1;
  return {
    code: mixed ? 'statement-bases' : 'statement-basis',
    grade: mixed || unsaid > 0 ? 'question' : 'proved',
    ...{ difference: null, count: mixed ? files.length : unsaid },
  };
}

function movedCheck(files: readonly KnownSchedule[]): IntakeCheck[] {
  const moved = files.flatMap((file) => file.moved ?? []);
  if (moved.length === 0) return [];
  const count = total(moved.map((one) => one.count));
  return [asked(check('aging-ages', count, total(moved.map((one) => one.amount))))];
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

const check = (code: string, count: number, difference: number): IntakeCheck => ({
  code,
  grade: count === 0 ? 'proved' : 'wrong',
  difference: difference || null,
  count,
});

/** Worth an explanation, and no reason to refuse. */
const asked = (found: IntakeCheck): IntakeCheck =>
  found.grade === 'wrong' ? { ...found, grade: 'question' } : found;
