import { type Expression, type SqlBool, sql } from 'kysely';
import { isUuid } from '#kernel/ids.ts';
import { Refused } from '#kernel/refusal.ts';

/** Never null. The statement must order by `by` and ID in the same direction, so that one index serves both. */
export type SortedBy = {
  by: Expression<unknown>;
  kind: 'text' | 'number' | 'time';
  order: 'asc' | 'desc';
};

type Value = string | number | Date;
export type SortedPlace = { value: Value; id: string };

/** The years 1 and 10000: PostgreSQL does not read dates beyond in the form in which JavaScript writes them. */
const beginOfTime = -62_135_596_800_000;
const endOfTime = 253_402_300_800_000;
/** Explicit, because a value beyond the range of a narrower column would be an error, not the end of the list. */
const casts = { text: sql`::text`, number: sql`::bigint`, time: sql`::timestamptz` };

function encodePlace({ value, id }: SortedPlace): string {
  const written = value instanceof Date ? value.getTime() : value;
  return Buffer.from(JSON.stringify([written, id])).toString('base64url');
}

/** Throws Refused('invalid-fields') for a text that is not a cursor of a list sorted this way. */
function decodePlace(text: string, kind: SortedBy['kind']): SortedPlace {
  const [written, id] = parts(text);
  if (typeof id === 'string' && isUuid(id)) {
    if (kind === 'text' && typeof written === 'string' && !written.includes('\0'))
      return { value: written, id };
    if (kind === 'number' && Number.isSafeInteger(written)) return { value: Number(written), id };
    if (
      kind === 'time' &&
      Number.isSafeInteger(written) &&
      Number(written) >= beginOfTime &&
      Number(written) < endOfTime
    )
      return { value: new Date(Number(written)), id };
  }
  throw new Refused('invalid-fields', { fields: { after: ['This is not a position in this list.'] } });
}

function parts(text: string): unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}

/** The rows after `cursor` from an earlier page; all rows if it is `undefined`. */
export function afterPlace(
  sorted: SortedBy,
  id: Expression<unknown>,
  cursor: string | undefined,
): Expression<SqlBool> {
  if (cursor === undefined) return sql<SqlBool>`true`;
  const place = decodePlace(cursor, sorted.kind);
  const value = sql`${place.value}${casts[sorted.kind]}`;
  return sorted.order === 'asc'
    ? sql<SqlBool>`(${sorted.by}, ${id}) > (${value}, ${place.id})`
    : sql<SqlBool>`(${sorted.by}, ${id}) < (${value}, ${place.id})`;
}

export function toSortedPage<R, I>(
  rows: readonly R[],
  size: number,
  placeOf: (row: R) => SortedPlace,
  toItem: (row: R) => I,
): { items: I[]; next: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    items: shown.map(toItem),
    next: rows.length > size && last !== undefined ? encodePlace(placeOf(last)) : null,
  };
}
