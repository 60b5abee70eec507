import { createHash } from 'node:crypto';
import {
  chownSync,
  closeSync,
  createReadStream,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type Readable, Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { type ExtractEvents, extract, type Header } from 'tar-stream';
import { z } from 'zod';
import { codeOf } from '../start-problem.ts';
import { names, readManifest } from './manifest.ts';
import { UnsoundBackup } from './verification.ts';

type Owner = { uid: number; gid: number };
type Entry = ExtractEvents['entry'][1];

const serverManifest = z.object({
  Files: z.array(z.object({ Path: z.string(), Size: z.int(), Checksum: z.string() })),
});

/**
 * Unpacks the database of a backup into `folder`, which must be empty, as files of `owner`. Throws StartProblem unless
 * each file is there and has the size and the SHA-256 that the server noted.
 */
export async function unpackDatabase(backup: string, folder: string, owner: Owner | null): Promise<void> {
  const missing = readServerManifest(backup);
  const archive = createHash('sha256');
  const source = createReadStream(join(backup, names.database));
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      archive.update(chunk);
      done(null, chunk);
    },
  });
  const check: Take = async (header, entry, signal) => {
    const { name, sha256, size } = await unpackOne(header, entry, { folder, owner, signal });
    const noted = missing.get(name);
    if (noted && (noted.Size !== size || noted.Checksum !== sha256)) throw damaged(backup);
    missing.delete(name);
  };
  try {
    await readEntries([source, hashing, createZstdDecompress({ chunkSize: 1_048_576 })], check);
  } catch (error) {
    if (isDiskProblem(error) || error instanceof UnsoundBackup) throw error;
    throw damaged(backup, error);
  }
  if (missing.size > 0 || archive.digest('hex') !== readManifest(backup).database.sha256)
    throw damaged(backup);
}

type Take = (header: Header, entry: Entry, signal: AbortSignal) => Promise<void>;

/** The library's iterator can wait forever where an archive is torn, and so can the reader of an entry there. */
async function readEntries([source, ...through]: [Readable, ...Transform[]], take: Take): Promise<void> {
  const entries = extract();
  const torn = new AbortController();
  let last: Promise<void> = Promise.resolve();
  entries.on('entry', (header, entry, next) => {
    entry.on('error', () => {});
    last = take(header, entry, torn.signal);
    last.then(() => next(), next);
  });
  try {
    await pipeline([source, ...through, entries]);
    await last;
  } catch (error) {
    torn.abort();
    await last.catch(() => undefined);
    throw error;
  }
}

type Into = { folder: string; owner: Owner | null; signal: AbortSignal };

/** Without threads: a database is thousands of small files, and to hand each of them over costs more than to write it. */
async function unpackOne(header: Header, entry: Entry, { folder, owner, signal }: Into) {
  const name = normalize(header.name).replace(/\/$/, '');
  if (name.startsWith('..') || name.startsWith('/')) throw new Error(`a name outside of the folder: ${name}`);
  const path = join(folder, name);
  const hash = createHash('sha256');
  let size = 0;
  if (header.type === 'directory') {
    entry.resume();
    mkdirSync(path, { recursive: true, mode: 0o700 });
  } else {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const file = openSync(path, 'w', 0o600);
    const into = new Writable({
      write(chunk: Buffer, _encoding, done) {
        try {
          hash.update(chunk);
          size += chunk.length;
          for (let at = 0; at < chunk.length; ) at += writeSync(file, chunk, at);
          done();
        } catch (error) {
          done(error instanceof Error ? error : new Error(String(error)));
        }
      },
    });
    await pipeline(entry, into, { signal }).finally(() => closeSync(file));
  }
  if (owner) chownSync(path, owner.uid, owner.gid);
  return { name, size, sha256: hash.digest('hex') };
}

function readServerManifest(backup: string) {
  const text = readFileSync(join(backup, names.databaseFiles), 'utf8');
  const { Files } = serverManifest.parse(JSON.parse(text));
  return new Map(Files.map((file) => [file.Path, file]));
}

function isDiskProblem(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EFBIG', 'EACCES', 'EROFS', 'EIO'].includes(codeOf(error));
}

function damaged(backup: string, cause?: unknown): UnsoundBackup {
  return new UnsoundBackup(`${join(backup, names.database)} is damaged: use another backup.`, { cause });
}
