import type { DayRange } from '#features/valuation/earnings/domain/day-range.ts';
import { numberTable } from '#kernel/number-table.ts';
import type { LedgerLine } from './ledger-line.ts';

export const proofCodes = [
  'all-read',
  'debits-equal-credits',
  'account-totals',
  'running-balances',
  'days-in-period',
  'one-currency',
  'entries-balance',
  'numbers-used-once',
  'sheets-read',
  'lines-once',
] as const;
export type ProofCode = (typeof proofCodes)[number];

/** `question`: worth an explanation, and no reason to refuse. `absent`: the file has nothing to prove it with. */
export const proofGrades = ['proved', 'wrong', 'question', 'absent'] as const;
export type ProofGrade = (typeof proofGrades)[number];

/** `difference` in cents, exact; `count`: how many places; `places`: the first of them. */
export type Proof = {
  code: ProofCode;
  grade: ProofGrade;
  difference: number | null;
  count: number;
  places: readonly ProofPlace[];
};
type ProofPlace = { sheet: number; row: number; difference: number | null };

export const mostPlaces = 20;

/** Gathers what a proof found, and keeps its first places. */
export function placesFound() {
  const places: ProofPlace[] = [];
  let count = 0;
  let difference = 0;
  return {
    at: (sheet: number, row: number, by: number | null = null) => {
      count += 1;
      difference += by ?? 0;
      if (places.length < mostPlaces) places.push({ sheet, row, difference: by });
    },
    count: () => count,
    proof: (code: ProofCode, found: ProofGrade, held: ProofGrade = 'proved'): Proof => ({
      code,
      grade: count > 0 ? found : held,
      difference: difference === 0 ? null : difference,
      count,
      places,
    }),
  };
}

/** Debits and credits of everything and of each entry. Entries are graded, never a gate: keys are not unique everywhere. */
export function balanceProofs() {
  const entries = numberTable();
  let sum = 0;
  return {
    line: ({ amount, entry }: LedgerLine) => {
      sum += amount;
      entries.add(entry, amount);
    },
    proofs: (): Proof[] => {
      const open = entries.countOfOthersThanZero();
      return [
        {
          code: 'debits-equal-credits',
          grade: sum === 0 ? 'proved' : 'wrong',
          difference: sum === 0 ? null : sum,
          count: sum === 0 ? 0 : 1,
          places: [],
        },
        {
          code: 'entries-balance',
          grade: open === 0 ? 'proved' : 'question',
          difference: null,
          count: open,
          places: [],
        },
      ];
    },
  };
}

/** An entry number that stands for different days was used twice. Lines without a number or a type are left out. */
export function numberProof(keyOf: (line: LedgerLine) => number | null) {
  const days = numberTable();
  const numberOfDay = new Map<string, number>();
  const twice = new Set<number>();
  const found = placesFound();
  return {
    line: (line: LedgerLine) => {
      const key = keyOf(line);
      if (key === null) return;
      let day = numberOfDay.get(line.day);
      if (day === undefined) {
        day = numberOfDay.size;
        numberOfDay.set(line.day, day);
      }
      const known = days.getOrPut(key, day);
      if (known !== undefined && known !== day && !twice.has(key)) {
        twice.add(key);
        found.at(line.sheet, line.row);
      }
    },
    proof: () => found.proof('numbers-used-once', 'question', days.size() > 0 ? 'proved' : 'absent'),
  };
}

/** Days inside of the period that the title of the file names; `null`: it names none. */
export function periodProof(period: () => DayRange | null) {
  const found = placesFound();
  return {
    line: ({ day, sheet, row }: LedgerLine) => {
      const range = period();
      if (range && (day < range.from || day > range.to)) found.at(sheet, row);
    },
    proof: () => found.proof('days-in-period', 'wrong', period() ? 'proved' : 'absent'),
  };
}
