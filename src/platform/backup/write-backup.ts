import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { BackupProgress } from '#kernel/backup.ts';
import type { Facts } from '../db/embedded/hold.ts';
import type { Files } from '../files/files.ts';
import { StartProblem } from '../start-problem.ts';
import { writeSynced } from './durable-writes.ts';
import { type BackupManifest, names, readStoredFiles, type StoredFile } from './manifest.ts';
import { inNewFolder } from './new-folder.ts';
import { keepCopy, readSoundCopy } from './pool.ts';
import { listBackups } from './read-backups.ts';
import { sealSecrets } from './sealed-secrets.ts';
import { streamAfter } from './wal/stream-of.ts';
import { writeDatabase } from './write-database.ts';

export type BackupSource = {
  /** Of the embedded server; `null`: the database is backed up by other means. */
  facts: Facts | null;
  installation: string;
  /** The number of the newest migration. */
  migration: number;
  files: Pick<Files, 'get'>;
  /** Every file that the database knows, read after its copy. `held`: a row of a feature refers to it. */
  keys(): Promise<readonly { key: string; held: boolean }[]>;
  /** `null` leaves the secrets out of the backup. */
  secrets: { text: string; passphrase: string } | null;
  now: Date;
};

/**
 * Writes a backup into a new folder of `target`, which appears only when it is whole. No file may be removed from the
 * store meanwhile. Throws StartProblem if the disk is full or a file is missing.
 */
export function writeBackup(
  target: string,
  source: BackupSource,
  onProgress: (progress: BackupProgress) => void,
): Promise<{ folder: string; manifest: BackupManifest }> {
  return inNewFolder(target, source.now, (part) => writeParts(target, part, source, onProgress));
}

async function writeParts(
  target: string,
  part: string,
  source: BackupSource,
  onProgress: (progress: BackupProgress) => void,
): Promise<BackupManifest> {
  const database = await writeDatabasePart(target, part, source, onProgress);
  const files = await copyFiles(target, source, onProgress);
  const lines = files.map((file) => `${JSON.stringify(file)}\n`).join('');
  await writeSynced(join(part, names.files), lines);
  if (source.secrets) {
    const { text, passphrase } = source.secrets;
    await writeSynced(join(part, names.secrets), sealSecrets(text, passphrase));
  }
  return {
    format: 1,
    createdAt: source.now.toISOString(),
    installation: source.installation,
    migration: source.migration,
    ...database,
    files: {
      count: files.length,
      bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
      sha256: createHash('sha256').update(lines).digest('hex'),
    },
    secrets: source.secrets ? 'sealed' : 'left out',
  };
}

type DatabasePart = Pick<BackupManifest, 'database' | 'wal' | 'only'>;

async function writeDatabasePart(
  target: string,
  part: string,
  { facts }: BackupSource,
  onProgress: (progress: BackupProgress) => void,
): Promise<DatabasePart> {
  if (facts === null)
    return { database: { bytes: 0, sha256: createHash('sha256').digest('hex') }, only: 'files' };
  const { database, made } = await writeDatabase(part, facts, onProgress);
  const { timeline, from, to } = made;
  const endedAt = new Date().toISOString();
  const stream = await streamAfter(target, facts, made);
  return { database, wal: { timeline, from, to, endedAt, stream } };
}

async function copyFiles(
  target: string,
  { keys, files }: BackupSource,
  onProgress: (progress: BackupProgress) => void,
): Promise<StoredFile[]> {
  const before = await copiedBefore(target);
  const copied: StoredFile[] = [];
  const known = await keys();
  for (const [index, { key, held }] of known.entries()) {
    onProgress({ step: 'files', done: index, total: known.length });
    const last = before.get(key);
    // A copy that was damaged since is made anew.
    if (last && (await readSoundCopy(target, last))) {
      copied.push(last);
      continue;
    }
    const bytes = await files.get(key);
    // An upload that has not arrived, or one that was given up.
    if (bytes === null && !held) continue;
    if (bytes === null)
      throw new StartProblem(
        `The file ${key}, which the database refers to, is not in the file store: look for it before you rely on a backup.`,
      );
    copied.push(await keepCopy(target, key, bytes));
  }
  return copied;
}

/** The files of the newest whole backup, if its list can be read. */
async function copiedBefore(target: string): Promise<Map<string, StoredFile>> {
  const newest = (await listBackups(target)).at(-1);
  try {
    return new Map(newest ? readStoredFiles(newest).map((file) => [file.key, file]) : []);
  } catch {
    return new Map();
  }
}
