import { readdir, rm } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { type KeepRule, keptBackups } from './keep-rule.ts';
import { readManifest, readStoredFiles } from './manifest.ts';
import { listBackups, poolOf } from './write-backup.ts';

/**
 * Deletes the backups of `target` that the rule does not keep, and the copies of files that no backup lists any more.
 * Returns the names of the deleted backups. No backup may be written meanwhile.
 */
export async function pruneBackups(target: string, rule: KeepRule): Promise<string[]> {
  const backups = await listBackups(target);
  const instantOf = (folder: string) => Date.parse(readManifest(folder).createdAt);
  const kept = keptBackups(backups.map(instantOf), rule);
  const old = backups.filter((folder) => !kept.has(instantOf(folder)));
  if (old.length === 0) return [];
  for (const folder of old) await rm(folder, { recursive: true, force: true });
  const listed = new Set<string>();
  for (const folder of await listBackups(target))
    for (const { key } of readStoredFiles(folder)) listed.add(key);
  const pool = poolOf(target);
  for (const entry of await readdir(pool, { withFileTypes: true, recursive: true }).catch(() => [])) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !listed.has(relative(pool, path))) await rm(path, { force: true });
  }
  return old.map((folder) => basename(folder));
}
