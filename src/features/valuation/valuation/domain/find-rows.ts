import { type Industry, industryLabel } from '#features/marketplace/businesses/domain/industries.ts';
import type { Trade } from '#features/marketplace/businesses/domain/trades.ts';
import { type EarningsMetric, hasRange, type MultipleRow, type RangeRow } from './multiple-row.ts';

/**
 * The trade rows that a person's words name: those with the longest name or alias that stands whole in the words. Case,
 * punctuation and a plural do not count. The words of an industry name its rows where no trade is named. Empty when
 * nothing fits.
 */
export function rowsNamed<R extends MultipleRow>(rows: readonly R[], words: string): R[] {
  const said = ` ${plain(words)} `;
  const trades = rows.filter((row) => row.kind === 'trade');
  const ranked = trades.map((row) => ({ row, length: longestIn(said, [row.subsector, ...row.aliases]) }));
  const longest = Math.max(0, ...ranked.map(({ length }) => length));
  if (longest > 0) return ranked.filter(({ length }) => length === longest).map(({ row }) => row);
  return trades.filter((row) => longestIn(said, row.industries.flatMap(namesOf)) > 0);
}

/** The trade rows of an industry. */
export function rowsOfIndustry<R extends MultipleRow>(rows: readonly R[], industry: Industry): R[] {
  return rows.filter((row) => row.kind === 'trade' && row.industries.includes(industry));
}

/** The rows that are about a trade. */
export function rowsOfTrade<R extends MultipleRow>(rows: readonly R[], trade: Trade): R[] {
  return rows.filter((row) => row.kind === 'trade' && row.trades.includes(trade));
}

/**
 * The row that a business of this trade is priced by: one with a range, of SDE where there is one, and what stands for
 * the trade first. `null`: the tables price it on revenue alone, or not at all.
 */
export function rowForTrade<R extends MultipleRow>(rows: readonly R[], trade: Trade): (R & RangeRow) | null {
  const fitting = rowsOfTrade(rows, trade);
  return rangeFor(fitting, rows, 'SDE') ?? rangeFor(fitting, rows, 'EBITDA');
}

/** Whether the rows are about several trades that have none in common: no one range is theirs. */
export function areOfSeveralTrades(rows: readonly MultipleRow[]): boolean {
  const [first, ...others] = rows.filter(({ trades }) => trades.length > 0);
  return first ? !first.trades.some((trade) => others.every(({ trades }) => trades.includes(trade))) : false;
}

/** The rows of the same trade as one row, itself among them. */
export function rowsOfSameTrade<R extends MultipleRow>(rows: readonly R[], one: MultipleRow): R[] {
  return rows.filter((row) => row.kind === 'trade' && row.subsector === one.subsector);
}

/** What a row that was chosen is priced by: itself where it has a range, and its trade's rows of other metrics. */
export function rowsForChosen<R extends MultipleRow>(rows: readonly R[], chosen: MultipleRow): R[] {
  const same = rowsOfSameTrade(rows, chosen);
  return hasRange(chosen) ? same.filter((row) => row === chosen || row.metric !== chosen.metric) : same;
}

/** A row with what sales brought: a median or an average. */
export type SalesRow<R extends MultipleRow> = R & { middle: number };

/**
 * What recorded sales in the trades of a row brought, by the same metric. A broker's guide range reaches above what most
 * sales brought, so both are shown side by side.
 */
export function recordedSales<R extends MultipleRow>(rows: readonly R[], of: MultipleRow): SalesRow<R>[] {
  return rows.filter(
    (row): row is SalesRow<R> =>
      row.kind === 'trade' &&
      row.metric === of.metric &&
      row.middle !== null &&
      row.trades.some((one) => of.trades.includes(one)),
  );
}

/**
 * The row whose range is taken: of this metric, and what stands for its industry first. Where the rows have none of
 * this metric, one that is about a trade of theirs; never one of their industry alone. `null` when there is none.
 */
export function rangeFor<R extends MultipleRow>(
  fitting: readonly R[],
  all: readonly R[],
  metric: EarningsMetric,
): (R & RangeRow) | null {
  const ranges = (rows: readonly R[]) =>
    rows.filter((row): row is R & RangeRow => row.metric === metric && hasRange(row));
  const own = ranges(fitting);
  const trades = new Set(fitting.flatMap((row) => row.trades));
  const shared = ranges(all).filter((row) => row.trades.some((one) => trades.has(one)));
  const isStandard = (row: R) => row.standard;
  return own.find(isStandard) ?? own[0] ?? shared.find(isStandard) ?? shared[0] ?? null;
}

const namesOf = (industry: Industry) => [industry, ...industryLabel(industry).split(/[/,]/)];

/** How long the longest of these names is that stands in the words; 0 where none does. */
function longestIn(said: string, names: readonly string[]): number {
  const found = names.map(plain).filter((name) => name !== '' && said.includes(` ${name} `));
  return Math.max(0, ...found.map(({ length }) => length));
}

/** Lower case, letters and digits with single spaces, each word in the singular as far as an "s" goes. */
function plain(text: string): string {
  const words = text.toLowerCase().split(/[^\p{Letter}\p{Number}]+/u);
  return words
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word))
    .join(' ');
}
