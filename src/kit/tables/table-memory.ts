import { z } from 'zod';
import { kept } from '../kept.ts';

export type TableMemory = {
  columnVisibility: Record<string, boolean>;
  columnSizing: Record<string, number>;
  sorting: { id: string; desc: boolean }[];
};

export const leastWidth = 20;
export const mostWidth = 2_000;

const stored = z.object({
  columnVisibility: z.record(z.string(), z.boolean()),
  columnSizing: z.record(z.string(), z.number().min(leastWidth).max(mostWidth)),
  sorting: z.array(z.object({ id: z.string(), desc: z.boolean() })).max(1),
});

export const nothingKept: TableMemory = { columnVisibility: {}, columnSizing: {}, sorting: [] };

const memoryOf = (id: string) => kept('browser', `cairn-table:${id}`, stored);

/** Ignores an invalid entry and columns that the table does not have. */
export function readMemory(id: string, columns: readonly string[]): TableMemory {
  const read = memoryOf(id).read();
  if (!read) return nothingKept;
  const known = <T>(values: Record<string, T>) =>
    Object.fromEntries(Object.entries(values).filter(([id]) => columns.includes(id)));
  const columnVisibility = known(read.columnVisibility);
  const isEmpty = columns.every((id) => columnVisibility[id] === false);
  return {
    columnVisibility: isEmpty ? {} : columnVisibility,
    columnSizing: known(read.columnSizing),
    sorting: read.sorting.filter(({ id }) => columns.includes(id)),
  };
}

/** Stores nothing for a table with defaults. */
export function keepMemory(id: string, memory: TableMemory): void {
  if (isNothing(memory)) memoryOf(id).forget();
  else memoryOf(id).keep(memory);
}

export function isNothing({ columnVisibility, columnSizing, sorting }: TableMemory): boolean {
  const hidden = Object.values(columnVisibility).includes(false);
  return !hidden && Object.keys(columnSizing).length === 0 && sorting.length === 0;
}
