/** The same bytes in parts of exactly `partBytes`, but for the last one. */
export async function* inParts(bytes: AsyncIterable<Uint8Array>, partBytes: number): AsyncGenerator<Buffer> {
  let pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of bytes) {
    let rest = piece;
    while (size + rest.length >= partBytes) {
      const fits = partBytes - size;
      yield Buffer.concat([...pieces, rest.subarray(0, fits)]);
      rest = rest.subarray(fits);
      pieces = [];
      size = 0;
    }
    if (rest.length > 0) pieces.push(rest);
    size += rest.length;
  }
  if (size > 0) yield Buffer.concat(pieces);
}
