import { readdir, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { KeptFor } from '#kernel/backup.ts';
import { type KeepRule, keptBackups } from './keep-rule.ts';
import { type BackupManifest, readStoredFiles } from './manifest.ts';
import { poolOf } from './pool.ts';
import { type FoundBackup, listBackups, readBackups } from './read-backups.ts';
import { pruneWal } from './wal/prune-wal.ts';

type Read = FoundBackup & { manifest: object };

/** The backups that the rule keeps, and as what. One that is known to be unsound takes no place of a sound one. */
export function keptOf(backups: readonly FoundBackup[], rule: KeepRule): Map<FoundBackup, KeptFor[]> {
  const readable = backups.filter((one): one is Read => one.manifest !== null);
  const sound = readable.filter(({ verification }) => !verification?.fault);
  const kept = keptBackups(sound.map(instantOf), rule);
  const newest = readable.toSorted((a, b) => instantOf(a) - instantOf(b)).at(-1);
  const both = new Map<FoundBackup, KeptFor[]>(newest ? [[newest, []]] : []);
  for (const one of sound) {
    const as = kept.get(instantOf(one));
    if (as) both.set(one, as);
  }
  return both;
}

/**
 * Deletes the backups of `target` that the rule does not keep, and the copies of files and the received WAL that none
 * needs any more. Returns the names of the deleted backups. One that cannot be read is left alone. No backup may be
 * written meanwhile.
 */
export async function pruneBackups(target: string, rule: KeepRule): Promise<string[]> {
  const backups = await readBackups(target);
  const kept = keptOf(backups, rule);
  const old = backups.filter((one) => one.manifest !== null && !kept.has(one));
  for (const { folder } of old) await rm(folder, { recursive: true, force: true });
  const forMoments = keptForMoments(kept);
  await pruneWal(target, forMoments);
  const since = Math.min(...forMoments.map(({ createdAt }) => Date.parse(createdAt)));
  if (old.length > 0) await pruneCopies(target, since);
  return old.map(({ name }) => name);
}

/** The backups from which any later moment can be restored: the newest, and those that are kept for a day. */
export function keptForMoments(kept: ReadonlyMap<FoundBackup, readonly KeptFor[]>): BackupManifest[] {
  return [...kept].flatMap(([{ manifest }, as], index) =>
    manifest && (index === 0 || as.includes('daily')) ? [manifest] : [],
  );
}

/** A file that came after `since` may be needed for a moment in between, even if no backup has seen it. */
async function pruneCopies(target: string, since: number): Promise<void> {
  const listed = await listedFiles(target);
  if (listed === null) return;
  const pool = poolOf(target);
  for (const entry of await readdir(pool, { withFileTypes: true, recursive: true }).catch(() => [])) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || listed.has(relative(pool, path))) continue;
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < since) await rm(path, { force: true });
  }
}

/** `null`: a list cannot be read, so no copy is known to be needless. */
async function listedFiles(target: string): Promise<Set<string> | null> {
  const listed = new Set<string>();
  try {
    for (const folder of await listBackups(target))
      for (const { key } of readStoredFiles(folder)) listed.add(key);
    return listed;
  } catch {
    return null;
  }
}

function instantOf({ manifest }: Read): number {
  return Date.parse(manifest.createdAt);
}
