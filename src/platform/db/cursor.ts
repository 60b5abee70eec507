import { type Expression, type SqlBool, sql } from 'kysely';
import { isUuid } from '#kernel/ids.ts';
import { Refused } from '#kernel/refusal.ts';

export type Cursor = { at: Date; id: string };

function encodeCursor({ at, id }: Cursor): string {
  return Buffer.from(`${at.getTime().toString(36)}.${id}`).toString('base64url');
}

/** The year 10000: PostgreSQL does not read later dates in the form in which JavaScript writes them. */
const endOfTime = 253_402_300_800_000;

/** Throws Refused('invalid-fields') for a text that is not one of our cursors. */
export function decodeCursor(text: string): Cursor {
  const [time = '', id = ''] = Buffer.from(text, 'base64url').toString('latin1').split('.', 2);
  const at = new Date(Number.parseInt(time, 36));
  if (!isUuid(id) || !(at.getTime() >= 0 && at.getTime() < endOfTime))
    throw new Refused('invalid-fields', { fields: { after: ['This is not a position in this list.'] } });
  return { at, id };
}

export function after(columns: { at: string; id: string }, cursor: Cursor): Expression<SqlBool> {
  return sql<SqlBool>`(${sql.ref(columns.at)}, ${sql.ref(columns.id)}) < (${cursor.at}, ${cursor.id})`;
}

export function toPage<R, I>(
  rows: readonly R[],
  size: number,
  placeOf: (row: R) => Cursor,
  toItem: (row: R) => I,
): { items: I[]; next: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    items: shown.map(toItem),
    next: rows.length > size && last !== undefined ? encodeCursor(placeOf(last)) : null,
  };
}
