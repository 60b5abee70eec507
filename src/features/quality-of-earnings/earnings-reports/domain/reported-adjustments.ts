import { listedWords } from '#features/quality-of-earnings/adjusted-earnings/domain/reference-words.ts';
import { bridgeRows } from '#features/quality-of-earnings/databook/domain/bridge-sheet.ts';
import type { BookAdjustment } from '#features/quality-of-earnings/databook/domain/databook-facts.ts';
import { periodSum } from '#features/quality-of-earnings/databook/domain/figure-cells.ts';
import {
  type AddBackCode,
  addBackCategories,
} from '#features/valuation/earnings/domain/add-back-categories.ts';
import type { EvidenceTier } from '#features/valuation/earnings/domain/add-backs.ts';
import type { EarningsReportFacts } from './report-facts.ts';

/** Whole, as the owner has it; `adjustmentLabels` and the stage say what of it a reader sees. */
export type ReportedAdjustment = {
  id: string;
  code: AddBackCode;
  title: string;
  why: string;
  /** Documents and lines of the bank that it refers to, in words; in reports from before that, what was typed. */
  thirdParty: string;
  bank: string;
  /** Missing in reports from before evidence was more than typed words. */
  linked?: true | undefined;
  remark?: string | undefined;
  tier: EvidenceTier;
  hasEntries: boolean;
  /** Its effect on EBITDA in the last twelve months, in cents. */
  amount: number;
};

/** What adjusted EBITDA and SDE of the last twelve months consist of, in cents. */
export type ReportedAdjustments = {
  from: string;
  to: string;
  /** In how many of these months the ledger has entries; missing in reports from before this was kept. */
  booked?: number | undefined;
  /** EBITDA as reported. */
  ebitda: number;
  /** What SDE adds back for one owner. */
  ownerCost: number;
  /** The same in a lender’s view; missing in reports from before this was kept. */
  lenderPay?: number | undefined;
  /** Those in adjusted EBITDA: pro forma changes are a line after it and not among them. */
  items: ReportedAdjustment[];
};

/** The adjustments that a report claims, so that a buyer can contest them. `null`: the review has no months. */
export function reportedAdjustments({
  book,
  lender,
}: Pick<EarningsReportFacts, 'book' | 'lender'>): ReportedAdjustments | null {
  const latest = book.periods.at(-1);
  const ebitda = bridgeRows(book)
    .find(({ key }) => key === 'ebitda')
    ?.cents.at(-1);
  if (!latest || ebitda === undefined) return null;
  const view = lender.find(({ key }) => key === latest.key);
  return {
    ...{ from: latest.from, to: latest.to, booked: latest.booked, ebitda },
    ownerCost: periodSum(book, book.ownerCost.months, latest),
    lenderPay: view && view.sde - view.adjustedEbitda,
    items: book.adjustments
      .filter(({ code }) => addBackCategories[code].group !== 'F')
      .map(({ id, code, title, why, tier, evidence, ...one }) => ({
        ...{ id, code, title, why, tier, remark: evidence.remark, linked: true },
        ...{ thirdParty: listedWords(evidence.documents), bank: listedWords(evidence.payments) },
        hasEntries: one.lines.some(({ count }) => count > 0),
        amount: periodSum(book, effectsOf(one), latest),
      })),
  };
}

const effectsOf = ({ months }: Pick<BookAdjustment, 'months'>) => months.map(({ effect }) => effect);
