import { type Expression, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { isUuid } from '#kernel/ids.ts';
import { Refused } from '#kernel/refusal.ts';

/** Where a page of a sorted list begins: the value that it is sorted by, and the id that settles ties. */
export type SortedCursor = { value: string | Date; id: string };
export type Direction = 'asc' | 'desc';

/** The year 10000: later instants are not written the way PostgreSQL reads them. */
const endOfTime = 253_402_300_799_999;
const ids = z.string().refine(isUuid);
const stored = {
  text: z.tuple([z.string().max(500), ids]),
  instant: z.tuple([z.number().int().min(0).max(endOfTime), ids]),
};
export type SortedBy = keyof typeof stored;

/**
 * A cursor as the client carries it, of a list that is sorted by text or by an instant. Throws
 * Refused('invalid-fields') for what no page of such a list ever handed out.
 */
export function decodeSorted(text: string, by: SortedBy): SortedCursor {
  const [value, id] = stored[by].safeParse(parse(text)).data ?? [];
  if (value === undefined || id === undefined || (typeof value === 'string' && value.includes('\0')))
    throw new Refused('invalid-fields', { fields: { after: ['Not a place in this list.'] } });
  return { value: typeof value === 'number' ? new Date(value) : value, id };
}

/** Cuts `size + 1` fetched rows to a page and says where the next one begins. */
export function toSortedPage<R, I>(
  rows: readonly R[],
  size: number,
  placeOf: (row: R) => SortedCursor,
  toItem: (row: R) => I,
): { items: I[]; next: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { items: shown.map(toItem), next: rows.length > size && last ? encode(placeOf(last)) : null };
}

/** The rows after the cursor in this direction, as one comparison that an index on value and id serves. */
export function beyond(
  value: Expression<unknown>,
  id: string,
  cursor: SortedCursor,
  direction: Direction,
): Expression<SqlBool> {
  const sign = direction === 'asc' ? sql`>` : sql`<`;
  return sql<SqlBool>`(${value}, ${sql.ref(id)}) ${sign} (${cursor.value}, ${cursor.id}::uuid)`;
}

function encode({ value, id }: SortedCursor): string {
  const plain = value instanceof Date ? value.getTime() : value;
  return Buffer.from(JSON.stringify([plain, id])).toString('base64url');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
