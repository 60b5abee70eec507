import { Readable } from 'node:stream';
import yazl from 'yazl';

export type ZipEntry = {
  path: string;
  at: Date;
  /** False for pictures and PDFs, which are already compressed. */
  squeeze: boolean;
  bytes(): AsyncIterable<Uint8Array>;
};

/** Streams one file at a time (zip64 if needed). Throws what reading a file throws. */
export async function* zipOf(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array, void, undefined> {
  const zip = new yazl.ZipFile();
  const out = zip.outputStream;
  if (!(out instanceof Readable)) throw new TypeError('the archive is no stream');
  const reading: { now: Readable | null } = { now: null };
  // An error of one file must end the stream: yazl would wait for the rest of that file.
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
    // Also closes the current file if the consumer stops early.
    reading.now?.destroy();
    out.destroy();
  }
}
