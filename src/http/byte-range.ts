/** `until` is exclusive. */
export type ByteRange = { from: number; until: number };

/** RFC 9110, section 14. `null`: the whole file, also for several ranges or an outdated `If-Range`. */
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
