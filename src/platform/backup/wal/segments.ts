import { type FileHandle, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { type Lsn, segmentBytes, segmentName, segmentStart, startOfSegment } from '../../db/embedded/lsn.ts';
import { syncFolder, writeWhole } from '../durable-writes.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
const params = { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 };

/** The forms of a WAL file in a stream: compressed, complete, or still growing. */
const endings = ['.zst', '', '.partial'] as const;

type Segment = { name: string; start: Lsn; ending: (typeof endings)[number] };

/** The WAL files of a folder in their order; of one in several forms, the best. */
export async function listSegments(folder: string): Promise<Segment[]> {
  const byStart = new Map<Lsn, Segment>();
  const found = await readdir(folder);
  for (const ending of endings.toReversed())
    for (const file of found) {
      if (!file.endsWith(ending)) continue;
      const name = file.slice(0, file.length - ending.length);
      const start = startOfSegment(name);
      if (start !== null) byStart.set(start, { name, start, ending });
    }
  return [...byStart.values()].toSorted((a, b) => (a.start < b.start ? -1 : 1));
}

/** A WAL file in its full size; what was not received is zeros, which end the WAL. `null`: it is damaged. */
export async function readSegment(folder: string, { name, ending }: Segment): Promise<Buffer | null> {
  const stored = await readFile(join(folder, name + ending));
  const read = ending === '.zst' ? await decompress(stored).catch(() => null) : stored;
  const full = Number(segmentBytes);
  if (read === null || (ending !== '.partial' && read.length !== full)) return null;
  const whole = Buffer.alloc(full);
  read.copy(whole);
  return whole;
}

export async function removeSegment(folder: string, { name, ending }: Segment): Promise<void> {
  await rm(join(folder, name + ending), { force: true });
}

/** Compresses a complete WAL file in place. */
export async function compressSegment(folder: string, name: string): Promise<void> {
  const path = join(folder, name);
  await writeWhole(`${path}.zst`, await compress(await readFile(path), { params }));
  await rm(path);
}

/** Where the received WAL of a folder ends: complete files count whole. `null`: there is none. */
export async function endOfSegments(folder: string): Promise<Lsn | null> {
  const last = (await listSegments(folder)).at(-1);
  if (!last) return null;
  if (last.ending !== '.partial') return last.start + segmentBytes;
  const { size } = await stat(join(folder, last.name + last.ending));
  return last.start + BigInt(size);
}

/** Writes WAL into files of a folder, from a position on. */
export class SegmentWriter {
  readonly #folder: string;
  readonly #timeline: number;
  #end: Lsn;
  #synced: Lsn;
  #open: { start: Lsn; handle: FileHandle } | null = null;
  #compressing: Promise<void> = Promise.resolve();

  constructor(folder: string, timeline: number, from: Lsn) {
    this.#folder = folder;
    this.#timeline = timeline;
    this.#end = from;
    this.#synced = from;
  }

  get end(): Lsn {
    return this.#end;
  }

  /** Throws RangeError if something between is missing. */
  async write(at: Lsn, bytes: Buffer): Promise<void> {
    if (at !== this.#end) throw new RangeError('the WAL has a gap');
    for (let rest = bytes; rest.length > 0; ) {
      const start = segmentStart(this.#end);
      const offset = Number(this.#end - start);
      const part = rest.subarray(0, Number(segmentBytes) - offset);
      const handle = await this.#handleFor(start);
      for (let done = 0; done < part.length; )
        done += (await handle.write(part, done, part.length - done, offset + done)).bytesWritten;
      this.#end += BigInt(part.length);
      rest = rest.subarray(part.length);
      if (this.#end === start + segmentBytes) await this.#complete();
    }
  }

  /** Everything before the returned position would survive a power cut. */
  async sync(): Promise<Lsn> {
    const end = this.#end;
    if (this.#synced !== end) {
      await this.#open?.handle.datasync();
      this.#synced = end;
    }
    return end;
  }

  async close(): Promise<void> {
    await this.#open?.handle.close();
    this.#open = null;
    await this.#compressing;
  }

  async #handleFor(start: Lsn): Promise<FileHandle> {
    if (this.#open?.start === start) return this.#open.handle;
    const path = join(this.#folder, `${segmentName(this.#timeline, start)}.partial`);
    // Not truncated: what was received before stays until it is overwritten by the same.
    const handle = await open(path, 'r+', 0o600).catch(() => open(path, 'wx+', 0o600));
    await syncFolder(this.#folder);
    this.#open = { start, handle };
    return handle;
  }

  async #complete(): Promise<void> {
    if (!this.#open) return;
    const { handle, start } = this.#open;
    const name = segmentName(this.#timeline, start);
    await handle.sync();
    await handle.close();
    this.#open = null;
    await rename(join(this.#folder, `${name}.partial`), join(this.#folder, name));
    await syncFolder(this.#folder);
    this.#synced = this.#end;
    // Later, or at the next start: a file that is not compressed is as good.
    this.#compressing = this.#compressing
      .then(() => compressSegment(this.#folder, name))
      .catch(() => undefined);
  }
}
