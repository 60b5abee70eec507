import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { BackupProgress } from '#kernel/backup.ts';
import { StartProblem } from '../../start-problem.ts';
import { type KeepRule, keptBackups } from '../keep-rule.ts';
import { names, readManifest, readStoredFiles, type StoredFile, storedFilesIn } from '../manifest.ts';
import { readSoundCopy } from '../pool.ts';
import { noteSent } from '../sent.ts';
import type { Bucket, Listed } from './bucket.ts';
import { makeKey, partBytes, readKey, readParts, removeParts, sendParts } from './parts.ts';

type Sending = {
  backup: string;
  passphrase: string;
  keep: KeepRule;
  onProgress: (progress: BackupProgress) => void;
};

/**
 * Copies a whole backup to the bucket, encrypted, with the files that are not there yet, and deletes those that the rule
 * does not keep. It is listed last, so that half of one is never taken for a backup. Throws StartProblem.
 */
export async function sendBackup(bucket: Bucket, sending: Sending): Promise<void> {
  const { backup, passphrase, keep, onProgress } = sending;
  const { backups, unfinished } = await bucket.readIndex();
  for (const { name, files } of unfinished) await removeParts(bucket, name, files);
  const own = await ownFiles(backup);
  const entry = entryFor(backup, own);
  await bucket.writeIndex({ backups, unfinished: [entry] });
  const before = backups.at(-1);
  const there = new Set(before ? await keysOf(bucket, before, passphrase) : []);
  const files = readStoredFiles(backup).filter(({ key }) => !there.has(key));
  const total = [...own, ...files].reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  const sent = (bytes: number) => {
    done += bytes;
    onProgress({ step: 'sending', done, total });
  };
  sent(0);
  for (const file of files) await sendFile(bucket, dirname(backup), file).then(sent);
  const key = await makeKey(bucket, entry.name, passphrase);
  for (const { name } of own) await sendParts(bucket, key, { path: join(backup, name), name, onBytes: sent });
  const whole = [...backups.filter(({ name }) => name !== entry.name), entry];
  await bucket.writeIndex({ backups: whole, unfinished: [] });
  await noteSent(backup);
  await prune(bucket, whole, { keep, passphrase });
}

type OwnFile = { name: string; bytes: number };

/** The files of a backup's folder. What is noted about it here stays here. */
async function ownFiles(backup: string): Promise<OwnFile[]> {
  const found = (await readdir(backup)).filter((name) => Object.values<string>(names).includes(name));
  return Promise.all(found.map(async (name) => ({ name, bytes: (await stat(join(backup, name))).size })));
}

function entryFor(backup: string, own: readonly OwnFile[]): Listed {
  const files = own.map(({ name, bytes }) => [name, Math.ceil(bytes / partBytes)]);
  return {
    name: basename(backup),
    createdAt: readManifest(backup).createdAt,
    files: Object.fromEntries(files),
  };
}

export function poolKey(key: string): string {
  return `file/${key}`;
}

async function sendFile(bucket: Bucket, target: string, file: StoredFile): Promise<number> {
  const place = poolKey(file.key);
  if (await bucket.exists(place)) return file.bytes;
  const bytes = await readSoundCopy(target, file);
  if (!bytes) throw new StartProblem(`The copy of the file ${file.key} is damaged: make another backup.`);
  await bucket.put(place, bytes);
  return file.bytes;
}

/** The keys of the files that a backup in the bucket lists; none if its list cannot be opened. */
async function keysOf(bucket: Bucket, listed: Listed, passphrase: string): Promise<string[]> {
  return (await listOf(bucket, listed, passphrase).catch(() => null)) ?? [];
}

async function listOf(bucket: Bucket, { name, files }: Listed, passphrase: string): Promise<string[]> {
  const key = await readKey(bucket, name, passphrase);
  const pieces: Buffer[] = [];
  for await (const piece of readParts(bucket, key, { name: names.files, parts: files[names.files] ?? 0 }))
    pieces.push(piece);
  return storedFilesIn(Buffer.concat(pieces).toString('utf8'), name).map((file) => file.key);
}

async function prune(
  bucket: Bucket,
  listed: readonly Listed[],
  { keep, passphrase }: Pick<Sending, 'keep' | 'passphrase'>,
): Promise<void> {
  const kept = keptBackups(
    listed.map(({ createdAt }) => Date.parse(createdAt)),
    keep,
  );
  const isKept = ({ createdAt }: Listed) => kept.has(Date.parse(createdAt));
  const stay = listed.filter(isKept);
  const go = listed.filter((one) => !isKept(one));
  if (go.length === 0) return;
  const needless = await neededByNone(bucket, { stay, go, passphrase });
  // First the list, so that a backup that is being deleted is not taken for a whole one.
  await bucket.writeIndex({ backups: stay, unfinished: go });
  for (const { name, files } of go) await removeParts(bucket, name, files);
  for (const key of needless) await bucket.remove(poolKey(key));
  await bucket.writeIndex({ backups: stay, unfinished: [] });
}

/** The files that only backups list that go. None, if a list of those that stay cannot be opened. */
async function neededByNone(
  bucket: Bucket,
  { stay, go, passphrase }: { stay: readonly Listed[]; go: readonly Listed[]; passphrase: string },
): Promise<Set<string>> {
  const needless = new Set<string>();
  for (const one of go) for (const key of await keysOf(bucket, one, passphrase)) needless.add(key);
  for (const one of stay) {
    const list = await listOf(bucket, one, passphrase).catch(() => null);
    if (list === null) return new Set();
    for (const key of list) needless.delete(key);
  }
  return needless;
}
