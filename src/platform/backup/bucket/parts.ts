import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { StartProblem } from '../../start-problem.ts';
import { openSecrets, sealSecrets } from '../sealed-secrets.ts';
import type { Bucket } from './bucket.ts';

/** Small enough for a slow line: a request to the store may take ten seconds. */
export const partBytes = 8 * 1024 * 1024;
const [ivBytes, tagBytes] = [12, 16];

/** Where the objects of a backup are. Keys are in lower case. */
function keyOf(backup: string, rest: string): string {
  return `backup/${backup.toLowerCase()}/${rest}`;
}

/** The key of one backup, which only the passphrase opens. */
export type PartKey = { backup: string; key: Buffer };

export async function makeKey(bucket: Bucket, backup: string, passphrase: string): Promise<PartKey> {
  const key = randomBytes(32);
  await bucket.put(keyOf(backup, 'key'), sealSecrets(key.toString('base64url'), passphrase));
  return { backup, key };
}

/** Throws StartProblem for another passphrase. */
export async function readKey(bucket: Bucket, backup: string, passphrase: string): Promise<PartKey> {
  const sealed = await bucket.get(keyOf(backup, 'key'));
  if (!sealed) throw missing(backup);
  return { backup, key: Buffer.from(openSecrets(sealed, passphrase), 'base64url') };
}

/** Sends a file in encrypted parts of `partBytes`. */
export async function sendParts(
  bucket: Bucket,
  { backup, key }: PartKey,
  { path, name, onBytes }: { path: string; name: string; onBytes: (bytes: number) => void },
): Promise<void> {
  const file = await open(path, 'r');
  try {
    for (let part = 0; ; part += 1) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(partBytes), 0, partBytes, part * partBytes);
      if (bytesRead === 0) return;
      const place = partKey(backup, name, part);
      await bucket.put(place, encrypt(buffer.subarray(0, bytesRead), key, place));
      onBytes(bytesRead);
    }
  } finally {
    await file.close();
  }
}

/** The parts of a file in their order. Throws StartProblem if one is missing or was changed. */
export async function* readParts(
  bucket: Bucket,
  { backup, key }: PartKey,
  { name, parts }: { name: string; parts: number },
): AsyncGenerator<Buffer> {
  for (let part = 0; part < parts; part += 1) {
    const place = partKey(backup, name, part);
    const bytes = await bucket.get(place);
    if (!bytes) throw missing(backup);
    yield decrypt(bytes, key, { place, backup });
  }
}

export async function removeParts(bucket: Bucket, backup: string, files: Readonly<Record<string, number>>) {
  for (const [name, parts] of Object.entries(files))
    for (let part = 0; part < parts; part += 1) await bucket.remove(partKey(backup, name, part));
  await bucket.remove(keyOf(backup, 'key'));
}

function partKey(backup: string, name: string, part: number): string {
  return keyOf(backup, `${name}/${String(part).padStart(6, '0')}`);
}

/** The place is authenticated too, so that parts cannot be exchanged. */
function encrypt(bytes: Uint8Array, key: Buffer, place: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

function decrypt(
  bytes: Uint8Array,
  key: Buffer,
  { place, backup }: { place: string; backup: string },
): Buffer {
  try {
    const opened = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    });
    opened.setAAD(Buffer.from(place));
    opened.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([opened.update(bytes.subarray(ivBytes + tagBytes)), opened.final()]);
  } catch (cause) {
    throw new StartProblem(`The backup ${backup} in the bucket is damaged: fetch another one.`, { cause });
  }
}

function missing(backup: string): StartProblem {
  return new StartProblem(`The backup ${backup} in the bucket is not whole: fetch another one.`);
}
