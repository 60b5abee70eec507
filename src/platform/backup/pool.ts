import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileKey } from '../files/files.ts';
import { writeWhole } from './durable-writes.ts';
import type { StoredFile } from './manifest.ts';

/** Where the files of all backups in `target` are. A file never changes, so it is copied once. */
export function poolOf(target: string): string {
  return join(target, 'files');
}

/** The copy of a file, no matter which backup lists it; `null` if there is none. */
export async function readCopy(target: string, key: string): Promise<Buffer | null> {
  return readFile(join(poolOf(target), fileKey(key))).catch(() => null);
}

/** The copy of a listed file; `null` if it is missing or no longer what it was. */
export async function readSoundCopy(target: string, { key, sha256 }: StoredFile): Promise<Buffer | null> {
  const bytes = await readCopy(target, key);
  return bytes && hashOf(bytes) === sha256 ? bytes : null;
}

/** Copies a file unless the same bytes are there. */
export async function keepCopy(target: string, key: string, bytes: Uint8Array): Promise<StoredFile> {
  const sha256 = hashOf(bytes);
  const copied = { key, bytes: bytes.length, sha256 };
  if (await readSoundCopy(target, copied)) return copied;
  const at = join(poolOf(target), fileKey(key));
  await mkdir(dirname(at), { recursive: true, mode: 0o700 });
  await writeWhole(at, bytes);
  return copied;
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
