import pg from 'pg';

class NotExact extends RangeError {}

/** Parses a bigint. Throws NotExact beyond 2^53 rather than rounding money. */
function exactInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new NotExact(`a number from the database is too large: ${text}`);
  return value;
}

function exactIntegers(text: string): (number | null)[] {
  return text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((part) => (part === 'NULL' ? null : exactInteger(part)));
}

const own = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, exactInteger],
  [1016, exactIntegers], // int8[]
]);

export const wireTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    own.get(oid) ?? pg.types.getTypeParser(oid, format),
};
