import type { OptionGroup } from '#kit/ui/Select.tsx';
import { hasRange } from '../domain/multiple-row.ts';
import { figuresOf, groupOf } from './figure-words.ts';
import type { TableRow } from './queries.ts';

/** Home services come first. Each of several that cover one trade says its range and source. `chosen`, else the first row, represents a trade that has several. */
export function tradesIn(rows: readonly TableRow[], chosen: string | null = null): OptionGroup[] {
  const trades = selectable(rows);
  const one = trades.find(({ id }) => id === chosen);
  const ordered = one ? [one, ...trades.filter((row) => row !== one)] : trades;
  const once = ordered.filter(
    (row, at) => ordered.findIndex((other) => other.subsector === row.subsector) === at,
  );
  const groups = Map.groupBy(once, groupOf);
  const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label);
  return [...groups]
    .map(([label, of]) => ({
      label,
      first: of[0]?.industries.length === 0,
      options: of
        .map((row) => ({
          value: row.id,
          label: row.subsector,
          beside: besideOf(once, row),
          ...(rowsAlike(once, row).length > 0
            ? { hint: `${whichWords(once, row)}${figuresOf(row)}. ${row.source}` }
            : {}),
        }))
        .toSorted((a, b) => byLabel({ label: a.beside }, { label: b.beside }) || byLabel(a, b))
        .map(({ beside: _, ...option }) => option),
    }))
    .toSorted((a, b) => Number(b.first) - Number(a.first) || byLabel(a, b));
}

/** What the other rows are that fit the same trades as the chosen one; `null` if it is the only one. */
export function alikeWords(rows: readonly TableRow[], chosen: string | null): string | null {
  const row = rows.find(({ id }) => id === chosen);
  const others = row ? rowsAlike(selectable(rows), row) : [];
  if (!row || others.length === 0) return null;
  const also = others.map((other) => `“${other.subsector}” at ${figuresOf(other)}`).join(' and ');
  return `“${row.subsector}” is priced at ${figuresOf(row)}. The same trades are also in ${also}. Choose the one that matches your trade and your annual sales; the list names the source of each.`;
}

/** The usual row of the same trades. */
function standardOf(rows: readonly TableRow[], row: TableRow): TableRow | null {
  return row.standard ? null : (rowsAlike(rows, row).find(({ standard }) => standard) ?? null);
}

/** Where it is listed: rows of the same trades one below the other, the usual one first. */
function besideOf(rows: readonly TableRow[], row: TableRow): string {
  return standardOf(rows, row)?.subsector ?? row.subsector;
}

function whichWords(rows: readonly TableRow[], row: TableRow): string {
  if (row.standard) return 'The usual choice. ';
  return standardOf(rows, row) ? 'Only if the trade and the sales in its name are yours. ' : '';
}

function rowsAlike(rows: readonly TableRow[], row: TableRow): TableRow[] {
  return rows.filter(
    ({ subsector, trades, metric }) =>
      subsector !== row.subsector &&
      metric === row.metric &&
      trades.some((trade) => row.trades.includes(trade)),
  );
}

function selectable(rows: readonly TableRow[]): TableRow[] {
  return rows.filter((row) => row.kind === 'trade' && !row.retired && hasRange(row));
}
