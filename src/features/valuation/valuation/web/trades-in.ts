import type { OptionGroup } from '#kit/ui/Select.tsx';
import { hasRange } from '../domain/multiple-row.ts';
import { groupOf } from './figure-words.ts';
import type { TableRow } from './queries.ts';

/** Home services come first. `chosen`, else the first row, represents a trade that has several. */
export function tradesIn(rows: readonly TableRow[], chosen: string | null = null): OptionGroup[] {
  const trades = rows.filter((row) => row.kind === 'trade' && !row.retired && hasRange(row));
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
      options: of.map(({ id, subsector }) => ({ value: id, label: subsector })).toSorted(byLabel),
    }))
    .toSorted((a, b) => Number(b.first) - Number(a.first) || byLabel(a, b));
}
