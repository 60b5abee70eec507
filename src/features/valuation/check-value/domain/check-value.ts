import type { BooksStanding } from '#features/valuation/earnings/domain/books-standing.ts';
import { type Answers, numberOf } from '#features/valuation/health-check/domain/answers.ts';
import { boosts, type Change } from '#features/valuation/health-check/domain/boost.ts';
import { contradictionWords } from '#features/valuation/health-check/domain/contradiction-words.ts';
import {
  type Contradiction,
  contradictions,
} from '#features/valuation/health-check/domain/contradictions.ts';
import { type Score, scoreCheck } from '#features/valuation/health-check/domain/score.ts';
import { revenueRange, shareOfRevenue } from '#features/valuation/valuation/domain/estimate.ts';
import { recordedSales, type SalesRow } from '#features/valuation/valuation/domain/find-rows.ts';
import type { MultipleRow, RangeRow } from '#features/valuation/valuation/domain/multiple-row.ts';
import type { RuleValues } from '#features/valuation/valuation/domain/sba-rules.ts';
import { bandsOf } from '#features/valuation/valuation/domain/size-band.ts';
import { type ScoredValue, valueAtScore } from '#features/valuation/valuation/domain/value-at-score.ts';
import { type Cents, cents } from '#kernel/money.ts';
import { type AssetFigures, assetFloor } from './asset-floor.ts';
import { type EarlyValue, earlyValue } from './early-value.ts';
import { type EarningsFound, type EarningsOn, type EarningsPeriod, earningsFound } from './earnings-found.ts';
import { type Financing, financingOf } from './financing.ts';
import { fromBooksWords } from './from-books-words.ts';
import { type GateStanding, gatesStanding } from './gates-standing.ts';
import { fittingRows, type Priced, pricedOn, rowFor } from './priced-on.ts';
import { type SectionMissing, sectionsMissing } from './sections-missing.ts';
import { type CheckWarning, warningsOf } from './warnings.ts';
import { gateWords, methodWords, missingWords, overlapWords, warningWords, wayWords } from './words.ts';

export type CheckInputs<R extends MultipleRow = MultipleRow> = {
  answers: Answers;
  /** From the recast, oldest first; empty without books. */
  periods: readonly EarningsPeriod[];
  books: BooksStanding;
  trade: R | null;
  rows: readonly R[];
  rules: RuleValues;
  assets: AssetFigures | null;
};

type Valuation<R extends MultipleRow = MultipleRow> = EarningsOn & {
  /** `null` if the tables have no range of this metric for the trade. */
  row: (R & RangeRow) | null;
  /** `null` without a score, positive earnings or a row. */
  value: { claimed: ScoredValue | null; evidenced: ScoredValue | null };
};

export type CheckValue<R extends MultipleRow = MultipleRow> = {
  /** `null` if neither books nor an answer give earnings. */
  earnings:
    | (EarningsOn &
        Pick<EarningsFound, 'from' | 'method' | 'reason' | 'revenue' | 'leftOut'> & {
          words: string;
          /** Which years of the books, and what was answered before; `null` for an answer. */
          fromBooks: string | null;
        })
    | null;
  row: (R & RangeRow) | null;
  score: { claimed: Score; evidenced: Score };
  value: { claimed: ScoredValue | null; evidenced: ScoredValue | null };
  early: EarlyValue | null;
  beside: Valuation<R> | null;
  gates: (GateStanding & Words)[];
  boosts: Change[];
  crossChecks: {
    toRevenue: { ratio: number; row: R & RangeRow } | null;
    onRevenue: { low: Cents; high: Cents; row: R & RangeRow } | null;
    recordedSales: SalesRow<R>[];
    assetFloor: Cents | null;
  };
  financing: Financing | null;
  warnings: ({ code: CheckWarning } & Words)[];
  contradictions: ((Contradiction | AgainstBooks) & Words)[];
  missing: (SectionMissing & Words)[];
};

type AgainstBooks = { code: 'against-books'; keys: Contradiction['keys'] };

type Words = { words: string };

/**
 * The value of a business by its health check: earnings times the multiple that the score picks in the range of the
 * trade, limited by the size, with cross-checks, gates and financing. Amounts in cents. The server and the browser
 * run the same code. Source: docs/rules/valuation.md.
 */
export function checkValue<R extends MultipleRow>(inputs: CheckInputs<R>): CheckValue<R> {
  const { answers, rows, rules } = inputs;
  const score = scoreCheck(answers);
  const found = earningsFound(answers, inputs.periods);
  const priced = found && pricedOn(found, inputs);
  const main = priced && valuationOf(priced.main, score, inputs);
  const beside = priced?.beside ? valuationOf(priced.beside, score, inputs) : null;
  const mid = main?.value.claimed?.mid ?? null;
  const floor = inputs.assets && assetFloor(inputs.assets);
  const replacementSalary = found?.replacementSalary ?? null;
  const financing = main && mid !== null ? financingOf({ ...main, replacementSalary }, mid, rules) : null;
  const toRevenue = mid === null || !found ? null : shareOfRevenue(mid, found.revenue, rows);
  return {
    earnings: found && priced && { ...priced.main, ...about(found, priced, answers) },
    row: main?.row ?? null,
    score,
    value: main?.value ?? { claimed: null, evidenced: null },
    early: main?.value.claimed ? null : earlyValue(inputs),
    beside,
    gates: gatesStanding(score.claimed).map((gate) => ({ ...gate, words: gateWords(gate) })),
    boosts: main?.row
      ? boosts(
          answers,
          { earnings: main.amount, low: main.row.low, high: main.row.high },
          bandsOf(rows, main.metric),
        )
      : [],
    crossChecks: {
      toRevenue,
      onRevenue: found ? revenueRange(found.revenue, fittingRows(inputs)) : null,
      recordedSales: main?.row ? recordedSales(rows, main.row) : [],
      assetFloor: floor,
    },
    financing,
    warnings: warningsOf({ books: inputs.books, found, main, mid, floor, toRevenue, financing }).map(
      (code) => ({ code, words: warningWords(code, inputs.books.unmatched) }),
    ),
    contradictions: contradictions(answers).map((one) => ({ ...one, words: contradictionWords[one.code] })),
    missing: sectionsMissing(score.claimed).map((one) => ({ ...one, words: missingWords(one) })),
  };
}

function about(
  { from, method, revenue, leftOut, overlapping }: EarningsFound,
  { main, reason }: Priced,
  { A6 }: Answers,
) {
  const words = [
    methodWords[reason],
    main.way && main.years.length > 1 ? wayWords[main.way] : null,
    overlapping.length > 0 ? overlapWords(overlapping) : null,
  ]
    .filter((one) => one !== null)
    .join(' ');
  const answered = numberOf(A6);
  const fromBooks = fromBooksWords({ ...main, from }, answered === null ? null : cents(answered));
  return { from, method, reason, revenue, leftOut, words, fromBooks };
}

type Scores = { claimed: Score; evidenced: Score };

function valuationOf<R extends MultipleRow>(
  on: EarningsOn,
  score: Scores,
  inputs: CheckInputs<R>,
): Valuation<R> {
  const row = rowFor(on.metric, inputs);
  const bands = bandsOf(inputs.rows, on.metric);
  const at = ({ overall, completeness }: Score) =>
    row && overall !== null
      ? valueAtScore(
          { earnings: on.amount, low: row.low, high: row.high, score: overall, completeness },
          bands,
        )
      : null;
  return { ...on, row, value: { claimed: at(score.claimed), evidenced: at(score.evidenced) } };
}
