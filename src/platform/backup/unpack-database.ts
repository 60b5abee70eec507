import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { chown, mkdir } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import { z } from 'zod';
import { StartProblem } from '../start-problem.ts';
import { names, readManifest } from './manifest.ts';

type Owner = { uid: number; gid: number };

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
  const entries = extract();
  try {
    const read = pipeline(source, hashing, createZstdDecompress(), entries);
    read.catch(() => undefined);
    for await (const entry of entries) {
      const { name, sha256, size } = await unpackOne(entry.header, entry, folder, owner);
      const noted = missing.get(name);
      if (noted && (noted.Size !== size || noted.Checksum !== sha256)) throw damaged(backup);
      missing.delete(name);
    }
    await read;
  } catch (error) {
    if (isDiskProblem(error) || error instanceof StartProblem) throw error;
    throw damaged(backup, error);
  }
  if (missing.size > 0 || archive.digest('hex') !== readManifest(backup).database.sha256)
    throw damaged(backup);
}

async function unpackOne(header: Header, entry: AsyncIterable<unknown>, folder: string, owner: Owner | null) {
  const name = normalize(header.name).replace(/\/$/, '');
  if (name.startsWith('..') || name.startsWith('/')) throw new Error(`a name outside of the folder: ${name}`);
  const path = join(folder, name);
  const hash = createHash('sha256');
  let size = 0;
  if (header.type === 'directory') {
    await mkdir(path, { recursive: true, mode: 0o700 });
    for await (const _ of entry);
  } else {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const counting = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        size += chunk.length;
        done(null, chunk);
      },
    });
    await pipeline(entry, counting, createWriteStream(path, { mode: 0o600 }));
  }
  if (owner) await chown(path, owner.uid, owner.gid);
  return { name, size, sha256: hash.digest('hex') };
}

function readServerManifest(backup: string) {
  const text = readFileSync(join(backup, names.databaseFiles), 'utf8');
  const { Files } = serverManifest.parse(JSON.parse(text));
  return new Map(Files.map((file) => [file.Path, file]));
}

function isDiskProblem(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EACCES'].includes(String(error.code))
  );
}

function damaged(backup: string, cause?: unknown): StartProblem {
  return new StartProblem(`${join(backup, names.database)} is damaged: use another backup.`, { cause });
}
