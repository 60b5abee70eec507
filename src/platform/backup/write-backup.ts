import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { readBaseBackup } from '../db/embedded/base-backup.ts';
import type { Facts } from '../db/embedded/hold.ts';
import { removeLeftovers } from '../db/embedded/initialise.ts';
import { type Files, fileKey } from '../files/files.ts';
import { codeOf, StartProblem } from '../start-problem.ts';
import { type BackupManifest, names, readStoredFiles, type StoredFile } from './manifest.ts';
import { sealSecrets } from './sealed-secrets.ts';

export type BackupSource = {
  /** Of the embedded server. */
  facts: Facts;
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

/** Where the files of all backups in `target` are. A file never changes, so it is copied once. */
export function poolOf(target: string): string {
  return join(target, 'files');
}

/**
 * Writes a backup into a new folder of `target`, which appears only when it is whole. No file may be removed from the
 * store meanwhile. Throws StartProblem if the disk is full or a file is missing.
 */
export async function writeBackup(target: string, source: BackupSource) {
  const name = source.now.toISOString().replaceAll(':', '-').replace(/\.\d+/, '');
  const part = join(target, `.writing.${process.pid}`);
  try {
    await mkdir(part, { recursive: true, mode: 0o700 });
    removeLeftovers(target, /^\.writing\.(\d+)$/);
    const manifest = await writeParts(target, part, source);
    await writeSynced(join(part, names.manifest), `${JSON.stringify(manifest, null, 2)}\n`);
    await rename(part, join(target, name));
    await syncFolder(target);
    return { folder: join(target, name), manifest };
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    const full = ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(codeOf(error));
    if (full)
      throw new StartProblem(
        `There is no room for a backup in ${target}: make room, or choose another folder.`,
      );
    throw error;
  }
}

async function writeParts(target: string, part: string, source: BackupSource): Promise<BackupManifest> {
  const database = await writeDatabase(part, source.facts);
  const files = await copyFiles(target, source);
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
    database,
    files: {
      count: files.length,
      bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
      sha256: createHash('sha256').update(lines).digest('hex'),
    },
    secrets: source.secrets ? 'sealed' : 'left out',
  };
}

async function writeDatabase(part: string, facts: Facts): Promise<BackupManifest['database']> {
  const file = createWriteStream(join(part, names.database), { mode: 0o600, flush: true });
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 3 } });
  const counted = { bytes: 0, hash: createHash('sha256') };
  const written = pipeline(compress, counting(counted), file);
  const copied = readBaseBackup(facts, compress).then(
    (list) => {
      compress.end();
      return list;
    },
    (error: Error) => {
      compress.destroy(error);
      throw error;
    },
  );
  const [list] = await Promise.all([copied, written]);
  await writeSynced(join(part, names.databaseFiles), list);
  return { bytes: counted.bytes, sha256: counted.hash.digest('hex') };
}

function counting(counted: { bytes: number; hash: Hash }): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      counted.bytes += chunk.length;
      counted.hash.update(chunk);
      done(null, chunk);
    },
  });
}

async function copyFiles(target: string, { keys, files }: BackupSource): Promise<StoredFile[]> {
  const known = await copiedBefore(target);
  const copied: StoredFile[] = [];
  for (const { key, held } of await keys()) {
    const at = join(poolOf(target), fileKey(key));
    const before = known.get(key);
    const there = before && (await stat(at).catch(() => null));
    if (before && there?.size === before.bytes) {
      copied.push(before);
      continue;
    }
    const bytes = await files.get(key);
    // An upload that has not arrived, or one that was given up.
    if (bytes === null && !held) continue;
    if (bytes === null)
      throw new StartProblem(
        `The file ${key}, which the database refers to, is not in the file store: look for it before you rely on a backup.`,
      );
    await mkdir(dirname(at), { recursive: true, mode: 0o700 });
    await writeSynced(`${at}.part`, bytes);
    await rename(`${at}.part`, at);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    copied.push({ key, bytes: bytes.length, sha256 });
  }
  return copied;
}

/** The files of the newest whole backup. */
async function copiedBefore(target: string): Promise<Map<string, StoredFile>> {
  const newest = (await listBackups(target)).at(-1);
  return new Map(newest ? readStoredFiles(newest).map((file) => [file.key, file]) : []);
}

/** The folders of whole backups, oldest first. */
export async function listBackups(target: string): Promise<string[]> {
  const found = await readdir(target, { withFileTypes: true }).catch(() => []);
  const folders = found.filter((one) => one.isDirectory() && /^\d{4}-\d\d-\d\dT/.test(one.name));
  const paths = folders.map(({ name }) => join(target, name)).toSorted();
  const whole = await Promise.all(
    paths.map((path) => readFile(join(path, names.manifest)).catch(() => null)),
  );
  return paths.filter((_, at) => whole[at] !== null);
}

async function writeSynced(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(path, content, { mode: 0o600, flush: true });
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
