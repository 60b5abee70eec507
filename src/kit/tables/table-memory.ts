import { z } from 'zod';

export type TableMemory = {
  columnVisibility: Record<string, boolean>;
  columnSizing: Record<string, number>;
  sorting: { id: string; desc: boolean }[];
};

export const leastWidth = 20;
export const mostWidth = 2_000;
const prefix = 'cairn-table:';

const stored = z.object({
  columnVisibility: z.record(z.string(), z.boolean()),
  columnSizing: z.record(z.string(), z.number().min(leastWidth).max(mostWidth)),
  sorting: z.array(z.object({ id: z.string(), desc: z.boolean() })).max(1),
});

export const nothingKept: TableMemory = { columnVisibility: {}, columnSizing: {}, sorting: [] };

/** Ignores invalid text and columns that the table does not have. */
export function memoryFrom(text: string | null, columns: readonly string[]): TableMemory {
  const read = stored.safeParse(parsed(text));
  if (!read.success) return nothingKept;
  const known = <T>(values: Record<string, T>) =>
    Object.fromEntries(Object.entries(values).filter(([id]) => columns.includes(id)));
  const columnVisibility = known(read.data.columnVisibility);
  const isEmpty = columns.every((id) => columnVisibility[id] === false);
  return {
    columnVisibility: isEmpty ? {} : columnVisibility,
    columnSizing: known(read.data.columnSizing),
    sorting: read.data.sorting.filter(({ id }) => columns.includes(id)),
  };
}

export function readMemory(id: string, columns: readonly string[]): TableMemory {
  try {
    return memoryFrom(localStorage.getItem(prefix + id), columns);
  } catch {
    return nothingKept;
  }
}

/** Stores nothing for a table with defaults, or if storage is off or full. */
export function keepMemory(id: string, memory: TableMemory): void {
  try {
    if (isNothing(memory)) localStorage.removeItem(prefix + id);
    else localStorage.setItem(prefix + id, JSON.stringify(memory));
  } catch {}
}

export function isNothing({ columnVisibility, columnSizing, sorting }: TableMemory): boolean {
  const hidden = Object.values(columnVisibility).includes(false);
  return !hidden && Object.keys(columnSizing).length === 0 && sorting.length === 0;
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
