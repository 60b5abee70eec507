/** A position in the WAL, in bytes from its beginning. */
export type Lsn = bigint;

/** The size of a WAL file, as initdb makes them. */
export const segmentBytes = 16n * 1024n * 1024n;

/** Reads `16/B374D848`. Throws RangeError for anything else. */
export function lsnOf(text: string): Lsn {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text) ?? [];
  if (high === undefined || low === undefined) throw new RangeError(`not a WAL position: ${text}`);
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

export function lsnText(lsn: Lsn): string {
  const hex = (part: bigint) => part.toString(16).toUpperCase();
  return `${hex(lsn >> 32n)}/${hex(lsn & 0xffffffffn)}`;
}

/** Where the WAL file that contains a position begins. */
export function segmentStart(lsn: Lsn): Lsn {
  return lsn - (lsn % segmentBytes);
}

/** The name that PostgreSQL gives to the WAL file that contains a position. */
export function segmentName(timeline: number, lsn: Lsn): string {
  const number = lsn / segmentBytes;
  const perId = 0x100000000n / segmentBytes;
  const hex = (part: bigint) => part.toString(16).toUpperCase().padStart(8, '0');
  return hex(BigInt(timeline)) + hex(number / perId) + hex(number % perId);
}

/** The beginning of a WAL file, from its name; `null` for another file. */
export function startOfSegment(name: string): Lsn | null {
  const [, high, low] = /^[0-9A-F]{8}([0-9A-F]{8})([0-9A-F]{8})$/.exec(name) ?? [];
  if (high === undefined || low === undefined) return null;
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) * segmentBytes;
}
