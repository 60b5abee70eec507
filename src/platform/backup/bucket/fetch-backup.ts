import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartProblem } from '../../start-problem.ts';
import { readManifest, readStoredFiles } from '../manifest.ts';
import { backupName, inNewFolder } from '../new-folder.ts';
import { keepCopy, readSoundCopy } from '../pool.ts';
import type { Bucket } from './bucket.ts';
import { type PartKey, readKey, readParts } from './parts.ts';
import { poolKey } from './send-backup.ts';

type Wanted = { target: string /** `null` for the newest. */; name: string | null; passphrase: string };

/**
 * Brings a backup back from the bucket, with its files, into a folder of `target`, which appears only when it is whole.
 * Returns the folder. Throws StartProblem.
 */
export async function fetchBackup(bucket: Bucket, { target, name, passphrase }: Wanted): Promise<string> {
  const { backups: listed } = await bucket.readIndex();
  const found = name === null ? listed.at(-1) : listed.find((one) => one.name === name);
  if (!found)
    throw new StartProblem(
      listed.length === 0
        ? 'There is no backup in the bucket of BACKUP_BUCKET.'
        : `The bucket has no backup ${name}. It has ${listed.map((one) => one.name).join(', ')}.`,
    );
  const folder = join(target, backupName(new Date(found.createdAt)));
  if (existsSync(folder)) throw new StartProblem(`${folder} is there already, and nothing is overwritten.`);
  const key = await readKey(bucket, found.name, passphrase);
  await inNewFolder(target, new Date(found.createdAt), async (part) => {
    for (const [file, parts] of Object.entries(found.files))
      await fetchFile(bucket, key, { file, parts, part });
    for (const { key: file, sha256, bytes } of readStoredFiles(part)) {
      if (await readSoundCopy(target, { key: file, sha256, bytes })) continue;
      await keepCopy(target, file, await fetchStored(bucket, file, sha256));
    }
    return readManifest(part);
  });
  return folder;
}

async function fetchFile(
  bucket: Bucket,
  key: PartKey,
  { file, parts, part }: { file: string; parts: number; part: string },
): Promise<void> {
  const pieces = readParts(bucket, key, { name: file, parts });
  await pipeline(Readable.from(pieces), createWriteStream(join(part, file), { mode: 0o600, flush: true }));
}

async function fetchStored(bucket: Bucket, key: string, sha256: string): Promise<Uint8Array> {
  const bytes = await bucket.get(poolKey(key));
  if (bytes && createHash('sha256').update(bytes).digest('hex') === sha256) return bytes;
  throw new StartProblem(
    `The file ${key} in the bucket is ${bytes ? 'damaged' : 'missing'}: fetch another backup.`,
  );
}
