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
  const out = zip.outputStream;
  if (!(out instanceof Readable)) throw new TypeError('the archive is no stream');
  const reading: { now: Readable | null } = { now: null };
  // What goes wrong with a file ends the archive: the library would wait for the rest of it.
  const fail = (error: Error) => void out.destroy(error);
  zip.on('error', fail);
  for (const { path, at, squeeze, bytes } of entries)
    zip.addReadStreamLazy(path, { mtime: at, mode: 0o100644, compress: squeeze }, (give) => {
      const source = Readable.from(bytes(), { objectMode: false });
      reading.now = source.on('error', fail);
      give(null, source);
    });
  zip.end();
  try {
    for await (const piece of out) yield piece;
  } finally {
    // What was being read is let go, also when nobody wants the rest.
    reading.now?.destroy();
    out.destroy();
  }
}
