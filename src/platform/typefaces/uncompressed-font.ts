let line: Promise<unknown> = Promise.resolve();

/** Serialized, and copied each time: the decoder returns a view of memory that it reuses. */
export function uncompressedFont(woff2: Uint8Array): Promise<Buffer> {
  const mine = line.then(async () => {
    const { decompress } = await import('wawoff2');
    return Buffer.from(await decompress(woff2));
  });
  line = mine.catch(() => {});
  return mine;
}
