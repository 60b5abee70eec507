let line: Promise<unknown> = Promise.resolve();

/**
 * The font in a WOFF2 file: the reader of variable fonts takes it without its compression only. One after another, each
 * copied before the next: the library answers with a view of its own memory, and writes over it the next time.
 */
export function uncompressedFont(woff2: Uint8Array): Promise<Buffer> {
  const mine = line.then(async () => {
    const { decompress } = await import('wawoff2');
    return Buffer.from(await decompress(woff2));
  });
  line = mine.catch(() => {});
  return mine;
}
