import { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { Refused } from '#kernel/refusal.ts';
import { visibleName } from '#kernel/visible-text.ts';
import type { SealedFiles } from '#platform/files/sealed-files.ts';
import type { ZipEntry } from '../domain/zip-check.ts';
import type { PartRow } from './blob-store.ts';

export type OpenZip = {
  entries: readonly ZipEntry[];
  entryBytes(at: number): Promise<AsyncIterable<Buffer>>;
};

/** Used for everything that is wrong with a zip: yauzl's own messages are not for users. */
export class BrokenZip extends Error {}

/** Reads only the parts it needs, and no directory of more than `mostEntries`. Throws BrokenZip. */
export async function openZip(
  sealed: SealedFiles,
  parts: readonly PartRow[],
  size: number,
  mostEntries: number,
): Promise<OpenZip> {
  const zip = await attempt<yauzl.ZipFile>((done) =>
    yauzl.fromRandomAccessReader(
      new PartsReader(sealed, parts),
      size,
      // Names are checked by zip-check.ts: yauzl would stop at the first bad one without naming it.
      { lazyEntries: true, autoClose: false, decodeStrings: true, strictFileNames: true },
      done,
    ),
  );
  const found = await entriesOf(zip, mostEntries);
  return {
    entries: found.map(asEntry),
    entryBytes: async (at) => {
      const entry = found[at];
      if (!entry) throw new RangeError('no such entry');
      return unbroken(await attempt<Readable>((done) => zip.openReadStream(entry, done)));
    },
  };
}

/** Errors of the archive (length, checksum) become BrokenZip; errors of the store stay as they are. */
async function* unbroken(stream: Readable): AsyncGenerator<Buffer> {
  const pieces = stream[Symbol.asyncIterator]();
  try {
    for (let piece = await next(pieces); !piece.done; piece = await next(pieces)) yield piece.value;
  } finally {
    stream.destroy();
  }
}

async function next(pieces: AsyncIterator<Buffer>): Promise<IteratorResult<Buffer>> {
  try {
    return await pieces.next();
  } catch (error) {
    throw asBroken(error);
  }
}

function asBroken(error: unknown): Error {
  if (error instanceof Refused) return error;
  return new BrokenZip(error instanceof Error ? error.message : 'unreadable');
}

function entriesOf(zip: yauzl.ZipFile, most: number): Promise<yauzl.Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: yauzl.Entry[] = [];
    zip.on('entry', (entry: yauzl.Entry) => {
      entries.push(entry);
      if (entries.length > most) resolve(entries);
      else zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', (error: Error) => reject(asBroken(error)));
    zip.readEntry();
  });
}

function asEntry(entry: yauzl.Entry): ZipEntry {
  return {
    name: visibleName(entry.fileName),
    packed: entry.compressedSize,
    size: entry.uncompressedSize,
    encrypted: entry.isEncrypted(),
    unixMode: entry.versionMadeBy >>> 8 === 3 ? entry.externalFileAttributes >>> 16 : 0,
  };
}

function attempt<T>(run: (done: (error: Error | null, value?: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    run((error, value) => {
      if (error || value === undefined) reject(asBroken(error));
      else resolve(value);
    });
  });
}

class PartsReader extends yauzl.RandomAccessReader {
  readonly #sealed: SealedFiles;
  readonly #parts: readonly { from: number; to: number; key: string }[];
  #held: { key: string; bytes: Buffer } | null = null;

  constructor(sealed: SealedFiles, parts: readonly PartRow[]) {
    super();
    this.#sealed = sealed;
    let at = 0;
    this.#parts = parts.map(({ key, size }) => {
      const from = at;
      at += size;
      return { from, to: at, key };
    });
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#range(start, end), { objectMode: false });
  }

  async *#range(start: number, end: number) {
    for (const { from, to, key } of this.#parts) {
      if (to <= start || from >= end) continue;
      const bytes = await this.#part(key);
      yield bytes.subarray(Math.max(0, start - from), Math.min(to, end) - from);
    }
  }

  async #part(key: string): Promise<Buffer> {
    if (this.#held?.key === key) return this.#held.bytes;
    const bytes = await this.#sealed.get(key);
    if (bytes === null) throw new Refused('storage-unavailable');
    this.#held = { key, bytes };
    return bytes;
  }
}
