import { type Industry, industryLabel } from '#features/marketplace/businesses/domain/industries.ts';
import type { Trade } from '#features/marketplace/businesses/domain/trades.ts';
import { type EarningsMetric, hasRange, type MultipleRow, type RangeRow } from './multiple-row.ts';

/**
 * The trade rows that the words name: those with the longest name or alias found as whole words, ignoring case,
 * punctuation and plurals. Falls back to the rows of a named industry; empty if nothing matches.
 */
export function rowsNamed<R extends MultipleRow>(rows: readonly R[], words: string): R[] {
  const said = ` ${plain(words)} `;
  const trades = rows.filter((row) => row.kind === 'trade');
  const ranked = trades.map((row) => ({ row, length: longestIn(said, [row.subsector, ...row.aliases]) }));
  const longest = Math.max(0, ...ranked.map(({ length }) => length));
  if (longest > 0) return ranked.filter(({ length }) => length === longest).map(({ row }) => row);
  return trades.filter((row) => longestIn(said, row.industries.flatMap(namesOf)) > 0);
}

export function rowsOfIndustry<R extends MultipleRow>(rows: readonly R[], industry: Industry): R[] {
  return rows.filter((row) => row.kind === 'trade' && row.industries.includes(industry));
}

export function rowsOfTrade<R extends MultipleRow>(rows: readonly R[], trade: Trade): R[] {
  return rows.filter((row) => row.kind === 'trade' && row.trades.includes(trade));
}

/** SDE before other metrics, the standard row first. `null` if the tables have no range of earnings for the trade. */
export function rowForTrade<R extends MultipleRow>(rows: readonly R[], trade: Trade): (R & RangeRow) | null {
  const fitting = rowsOfTrade(rows, trade);
  return rangeFor(fitting, rows, 'SDE') ?? rangeFor(fitting, rows, 'EBITDA');
}

/** Whether the rows cover several trades and no trade is in all of them, so that no single range applies. */
export function areOfSeveralTrades(rows: readonly MultipleRow[]): boolean {
  const [first, ...others] = rows.filter(({ trades }) => trades.length > 0);
  return first ? !first.trades.some((trade) => others.every(({ trades }) => trades.includes(trade))) : false;
}

export function rowsOfSameTrade<R extends MultipleRow>(rows: readonly R[], one: MultipleRow): R[] {
  return rows.filter((row) => row.kind === 'trade' && row.subsector === one.subsector);
}

/** The rows that price a chosen row: itself if it has a range, plus its trade's rows of other metrics. */
export function rowsForChosen<R extends MultipleRow>(rows: readonly R[], chosen: MultipleRow): R[] {
  const same = rowsOfSameTrade(rows, chosen);
  return hasRange(chosen) ? same.filter((row) => row === chosen || row.metric !== chosen.metric) : same;
}

export type SalesRow<R extends MultipleRow> = R & { middle: number };

/** Recorded sales of a row's trades by its metric; a broker's guide range reaches above most of them. */
export function recordedSales<R extends MultipleRow>(rows: readonly R[], of: MultipleRow): SalesRow<R>[] {
  return rows.filter(
    (row): row is SalesRow<R> =>
      row.kind === 'trade' &&
      row.metric === of.metric &&
      row.middle !== null &&
      row.trades.some((one) => of.trades.includes(one)),
  );
}

/** The standard row first. Falls back to a row of the same trades, never to one of the industry; `null` if none. */
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

function longestIn(said: string, names: readonly string[]): number {
  const found = names.map(plain).filter((name) => name !== '' && said.includes(` ${name} `));
  return Math.max(0, ...found.map(({ length }) => length));
}

function plain(text: string): string {
  const words = text.toLowerCase().split(/[^\p{Letter}\p{Number}]+/u);
  return words
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word))
    .join(' ');
}
