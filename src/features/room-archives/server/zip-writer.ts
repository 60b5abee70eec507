import { Readable } from 'node:stream';
import yazl from 'yazl';

/** One file of an archive. `bytes` is asked for when its turn comes. */
export type ZipEntry = {
  path: string;
  at: Date;
  /** Whether squeezing is worth the time: pictures and PDFs are small already. */
  squeeze: boolean;
  bytes(): AsyncIterable<Uint8Array>;
};

/**
 * A zip (zip64 where it is needed) of these files, piece by piece, one file after the other: no more than some pieces of
 * one are in memory. Throws what reading a file throws.
 */
export async function* zipOf(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array, void, undefined> {
  const zip = new yazl.ZipFile();
  const out = Readable.from(zip.outputStream);
  const reading: { now: Readable | null } = { now: null };
  // The library tells of a file that cannot be read here, and goes on waiting for it.
  const failed = new Promise<never>((_resolve, reject) => {
    zip.on('error', (error: Error) => {
      reject(error);
      out.destroy(error);
    });
  });
  failed.catch(() => undefined);
  for (const { path, at, squeeze, bytes } of entries)
    zip.addReadStreamLazy(path, { mtime: at, mode: 0o100644, compress: squeeze }, (give) => {
      const source = Readable.from(bytes(), { objectMode: false });
      reading.now = source;
      give(null, source);
    });
  zip.end();
  try {
    const pieces = out[Symbol.asyncIterator]();
    for (;;) {
      const next: IteratorResult<Uint8Array> = await Promise.race([pieces.next(), failed]);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // What was being read is let go, also when nobody wants the rest.
    reading.now?.destroy();
    out.destroy();
  }
}
