import { addBackCategories } from '#features/valuation/earnings/domain/add-back-categories.ts';
import type { AddBack } from '#features/valuation/earnings/domain/add-backs.ts';
import { type Bridge, bridgeOver } from '#features/valuation/earnings/domain/bridge.ts';
import { costToLender } from '#features/valuation/earnings/domain/owner-pay.ts';
import { type AccountLines, bottomUp, salesOf } from '#features/valuation/earnings/domain/period-books.ts';
import { type Cents, cents } from '#kernel/money.ts';
import { shareOf, sumOfParts } from './adjustment.ts';
import type { JudgedAdjustment } from './judged-adjustment.ts';

/** A month or a period: from one month to another, YYYY-MM. */
export type Column = { from: string; to: string };

/** The bridge of one column in cents, and the effect of each adjustment on it. `lines`: the books of the column. */
export function earningsIn(
  { from, to }: Column,
  lines: AccountLines,
  judged: readonly JudgedAdjustment[],
): { bridge: Omit<Bridge, 'refused'>; effects: Cents[] } {
  const within = judged.map((one) => ({ one, line: lineIn(one, from, to) }));
  const counting = within.filter(({ one }) => one.judged.refusal === null);
  const terms = { ...ownerCostIn({ from, to }, lines, judged), revenue: salesOf(lines) };
  return {
    bridge: bridgeOver(
      bottomUp(lines),
      counting.map(({ line }) => line),
      terms,
    ),
    effects: within.map(({ line }) => line.amount),
  };
}

function lineIn({ line, parts }: JudgedAdjustment, from: string, to: string): AddBack {
  const { effect, ...whole } = sumOfParts(
    [...parts].flatMap(([month, part]) => (month >= from && month <= to ? [part] : [])),
  );
  return { ...line, ...whole, amount: effect };
}

/** The adjustment that brings an owner's pay to market: the first one that counts and says what a replacement costs. */
const bearing = (judged: readonly JudgedAdjustment[]) =>
  judged.find(
    ({ adjustment, line, judged: { refusal } }) =>
      adjustment.code === 'O-COMP' && line.replacement > 0 && refusal === null,
  );

/** Whose replacement cost SDE adds back; `null`: no adjustment says one, and it adds back the pay in the books. */
export function ownerAdjustment(judged: readonly JudgedAdjustment[]): string | null {
  return bearing(judged)?.adjustment.id ?? null;
}

/** By month, so that months come to years: an owner's pay that other adjustments took out already is not added twice. */
function ownerCostIn(column: Column, lines: AccountLines, judged: readonly JudgedAdjustment[]) {
  const found = bearing(judged);
  if (found) {
    const line = lineIn(found, column.from, column.to);
    const shown = cents(Math.min(line.amount + line.replacement, officerPayIn(column, found)));
    return { marketPay: line.replacement, lenderPay: costToLender(line, shown) };
  }
  const taken = judged
    .filter(({ judged: { refusal }, adjustment }) => refusal === null && adjustment.code !== 'N-GRANT')
    .filter(({ adjustment }) => ['O', 'N'].includes(addBackCategories[adjustment.code].group))
    .reduce((sum, one) => sum + officerPayIn(column, one), 0);
  const inBooks = cents((lines.OFFICER_COMP ?? 0) - taken);
  return { marketPay: inBooks, lenderPay: inBooks };
}

/** What an adjustment takes from the line of the owner's pay, in cents. */
function officerPayIn({ from, to }: Column, { adjustment, parts }: JudgedAdjustment): number {
  const months = [...parts.keys()].filter((month) => month >= from && month <= to);
  const own = adjustment.posted.filter(
    ({ code, month }) => code === 'OFFICER_COMP' && months.includes(month),
  );
  const byMonth = [...Map.groupBy(own, ({ month }) => month).values()];
  return byMonth.reduce((all, posted) => all + shareOf(adjustment, posted), 0);
}
