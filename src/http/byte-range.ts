/** Bytes `from` up to and without `until`. */
export type ByteRange = { from: number; until: number };

/**
 * Which bytes of a file of `size` bytes a request asks for (RFC 9110, section 14): `null` for all of them, which is
 * also the answer to several ranges, to other units and to a range of a file that has changed since (`If-Range`).
 * `'unsatisfiable'`: none of them are there.
 */
export function rangeAskedFor(
  headers: Headers,
  { size, tag }: { size: number; tag: string },
): ByteRange | 'unsatisfiable' | null {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.get('range')?.trim() ?? '');
  const condition = headers.get('if-range');
  if (!asked || (condition !== null && condition !== `"${tag}"`)) return null;
  const [, first = '', last = ''] = asked;
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { from: size - length, until: size };
  }
  const from = Number(first);
  const until = last === '' ? size : Math.min(Number(last) + 1, size);
  if (last !== '' && Number(last) < from) return null;
  return from >= size ? 'unsatisfiable' : { from, until };
}
