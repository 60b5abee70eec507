import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type OpenDatabase, openDatabase } from '../db/connect.ts';
import { removeLeftovers } from '../db/embedded/initialise.ts';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { keepSecrets, loadSecrets, type Secrets } from '../secrets.ts';
import { folderProblem } from './durable-writes.ts';
import { type BackupManifest, names, readManifest, readStoredFiles } from './manifest.ts';
import { poolOf, readCopy, readSoundCopy } from './pool.ts';
import { type Restoring, restoreDatabase, restoreSecrets } from './restore-backup.ts';
import { UnsoundBackup } from './verification.ts';

const silent = { info() {}, warn() {}, error() {} };

/** What the restored database knows. `faults`: in words, such as a record that was changed. */
type Seen = { heldKeys: readonly string[]; migration: number; faults: readonly string[] };
/**
 * `secrets`: those of the site, for a backup without. `copies`: those of files were read just now, or are to be read.
 */
type Verifying = Omit<Restoring, 'dataDir'> & { secrets: string | null; copies: 'to check' | 'checked' };
type Look = (open: OpenDatabase, secrets: Secrets) => Promise<Seen>;

/**
 * Restores a backup into a throw-away folder beside it, starts the database there, and compares: each file that it
 * refers to with the copies, the migrations, and what `look` finds. Throws UnsoundBackup with the first fault, and
 * StartProblem for what prevents the look.
 */
export async function verifyBackup(
  { backup, passphrase, secrets, copies }: Verifying,
  look: Look,
): Promise<BackupManifest> {
  const manifest = readManifest(backup);
  checkList(backup, manifest);
  if (copies === 'to check') await checkCopies(backup);
  const target = dirname(backup);
  const dataDir = join(target, `.verifying.${process.pid}`);
  try {
    removeLeftovers(target, /^\.verifying\.(\d+)$/);
    await rm(dataDir, { recursive: true, force: true });
    await mkdir(dataDir, { mode: 0o700 });
    if (manifest.secrets === 'left out' && secrets !== null) keepSecrets(dataDir, secrets);
    await restoreSecrets({ backup, dataDir, passphrase }, manifest);
    if (manifest.only === 'files') return manifest;
    await restoreDatabase(backup, dataDir);
    compare(backup, manifest, await visit(dataDir, look));
    return manifest;
  } catch (error) {
    throw folderProblem(error, target);
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function checkCopies(backup: string): Promise<void> {
  const target = dirname(backup);
  for (const file of readStoredFiles(backup)) {
    if (await readSoundCopy(target, file)) continue;
    const what = (await readCopy(target, file.key)) ? 'damaged' : 'missing';
    throw new UnsoundBackup(
      `The copy of the file ${file.key} in ${poolOf(target)} is ${what}: the next backup makes it anew, if the site still has the file.`,
    );
  }
}

function checkList(backup: string, { files }: BackupManifest): void {
  const list = readFileSync(join(backup, names.files));
  if (createHash('sha256').update(list).digest('hex') !== files.sha256)
    throw new UnsoundBackup(`${join(backup, names.files)} is damaged: use another backup.`);
}

async function visit(dataDir: string, look: Look): Promise<Seen> {
  const secrets = loadSecrets(dataDir);
  const password = secrets.databasePassword;
  const server = await startEmbedded({ dataDir, password, log: silent, durable: false });
  try {
    const { host, user, database } = server;
    const open = openDatabase({ host, user, password, database }, { max: 2 });
    return await look(open, secrets).finally(() => open.db.destroy());
  } finally {
    await server.stop();
  }
}

function compare(backup: string, manifest: BackupManifest, seen: Seen): void {
  const copied = new Set(readStoredFiles(backup).map(({ key }) => key));
  const missing = seen.heldKeys.find((key) => !copied.has(key));
  const fault =
    (missing && `the database refers to the file ${missing}, which is not in it`) ||
    (seen.migration !== manifest.migration && 'the database has other migrations than it says') ||
    seen.faults[0];
  if (fault) throw new UnsoundBackup(`${backup} is not sound: ${fault}. Use another backup.`);
}
