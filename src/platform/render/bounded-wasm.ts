const memorySection = 5;

/** `pages` of 64 KiB (core 2.0, 5.5.8). Throws RangeError for a module without its own memory. */
export function boundedWasm(module: Uint8Array, pages: number): Uint8Array<ArrayBuffer> {
  const bounded = Uint8Array.from(module);
  let at = 8;
  while (at < bounded.length) {
    const id = bounded[at];
    const size = unsigned(bounded, at + 1);
    if (id === memorySection) {
      writeMaximum(bounded, size.next, pages);
      return bounded;
    }
    at = size.next + size.value;
  }
  throw new RangeError('the module has no memory of its own');
}

function writeMaximum(bytes: Uint8Array, start: number, pages: number): void {
  const count = unsigned(bytes, start);
  const hasMaximum = ((bytes[count.next] ?? 0) & 1) === 1;
  if (count.value !== 1 || !hasMaximum) throw new RangeError('the memory of the module has no maximum');
  const minimum = unsigned(bytes, count.next + 1);
  const maximum = unsigned(bytes, minimum.next);
  if (pages < minimum.value || pages > maximum.value) throw new RangeError('not a bound for this module');
  // Keep the number's length: LEB128 allows padding.
  let rest = pages;
  for (let at = minimum.next; at < maximum.next; at += 1) {
    const last = at === maximum.next - 1;
    bytes[at] = (rest & 0x7f) | (last ? 0 : 0x80);
    rest >>>= 7;
  }
}

function unsigned(bytes: Uint8Array, start: number): { value: number; next: number } {
  let value = 0;
  for (let at = start, shift = 0; ; at += 1, shift += 7) {
    const byte = bytes[at] ?? 0;
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return { value: value >>> 0, next: at + 1 };
  }
}
