import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { messageOf } from '../start-problem.ts';
import { type BackupManifest, names, readManifest } from './manifest.ts';
import { readSent } from './sent.ts';
import { readVerification, type Verification } from './verification.ts';

type About = { name: string; folder: string; verification: Verification | null; sentAt: string | null };
/** `sentAt`: when it was copied to the bucket. `problem`: why its manifest cannot be read. */
export type FoundBackup = About &
  ({ manifest: BackupManifest; problem: null } | { manifest: null; problem: string });

/** The folders of whole backups, oldest first. A folder that is not there has none. */
export async function listBackups(target: string): Promise<string[]> {
  const found = await readdir(target, { withFileTypes: true }).catch(() => []);
  const folders = found.filter((one) => one.isDirectory() && /^\d{4}-\d\d-\d\dT/.test(one.name));
  const paths = folders.map(({ name }) => join(target, name)).toSorted();
  const whole = await Promise.all(paths.map((path) => stat(join(path, names.manifest)).catch(() => null)));
  return paths.filter((_, at) => whole[at] !== null);
}

/** The whole backups of `target`, oldest first, with what their manifests say. */
export async function readBackups(target: string): Promise<FoundBackup[]> {
  return Promise.all((await listBackups(target)).map(describe));
}

async function describe(folder: string): Promise<FoundBackup> {
  const [verification, sentAt] = await Promise.all([readVerification(folder), readSent(folder)]);
  const about = { name: basename(folder), folder, verification, sentAt };
  try {
    return { ...about, manifest: readManifest(folder), problem: null };
  } catch (error) {
    return { ...about, manifest: null, problem: messageOf(error) };
  }
}
