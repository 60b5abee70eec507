import { resolve } from 'node:path';
import { z } from 'zod';
import { knownFiles } from '#features/record/orphaned-files/server/installation-store.ts';
import { counted } from '#kernel/counts.ts';
import { Refused } from '#kernel/refusal.ts';
import { readManifest } from '#platform/backup/manifest.ts';
import { readBackups } from '#platform/backup/read-backups.ts';
import { restoreBackup } from '#platform/backup/restore-backup.ts';
import { restoreMoment } from '#platform/backup/restore-moment.ts';
import { walAfter } from '#platform/backup/wal/place-wal.ts';
import type { Config } from '#platform/config.ts';
import { openFiles } from '#platform/files/open-files.ts';
import { StartProblem } from '#platform/start-problem.ts';
import { contentsOf, newestBackup } from './backup-words.ts';

const silent = { info() {}, warn() {}, error() {} };

type Asked = {
  /** The folder of a backup; `null` for the one that has the most, or comes before the moment. */
  given: string | null;
  /** A moment, as text. */
  until: string | null;
};

/**
 * Into an empty DATA_DIR, and into the store of STORAGE_URL: a named backup as it is, the site as it was at a moment, or
 * all there is. Returns a message.
 */
export async function restore(config: Config, { given, until }: Asked): Promise<string> {
  const { folder } = config.backups;
  const moment = until === null ? null : readMoment(until);
  const backup = given === null ? await chooseBackup(folder, moment) : resolve(given);
  if (config.databaseUrl && readManifest(backup).only !== 'files')
    throw new StartProblem('A backup is restored into DATA_DIR: leave DATABASE_URL out, and try again.');
  const asItIs = given !== null && moment === null;
  const replayed = !asItIs && (moment !== null || (await walAfter(backup, readManifest(backup))) !== null);
  try {
    return await (replayed ? restoreUntil(config, backup, moment) : restoreAsItIs(config, backup));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new StartProblem(
      `Files cannot be stored where STORAGE_URL says (${error.code}): free it, and run the restore again.`,
    );
  }
}

async function restoreAsItIs(config: Config, backup: string): Promise<string> {
  const { manifest, lost } = await restoreBackup(placeOf(config, backup), () => openTo(config));
  const { dataDir } = config;
  const said =
    manifest.only === 'files'
      ? `The files and secrets of ${manifest.createdAt} are restored: ${contentsOf(manifest)}. Restore the database of DATABASE_URL with its own tools, then start with DATA_DIR=${dataDir}.`
      : `${dataDir} has the site of ${manifest.createdAt}: ${contentsOf(manifest)}. Start it with npm start.`;
  return wordsOf(said, lost);
}

async function restoreUntil(config: Config, backup: string, until: Date | null): Promise<string> {
  const moment = { until, knownFiles };
  const { manifest, lost, reached, damaged } = await restoreMoment(placeOf(config, backup), moment, () =>
    openTo(config),
  );
  const of = reached ?? new Date(manifest.wal?.endedAt ?? manifest.createdAt);
  return wordsOf(
    `${config.dataDir} has the site of ${of.toISOString()}, its last change: the backup of ${manifest.createdAt}, and what was received after it. Start it with npm start.`,
    lost,
    damaged,
  );
}

function placeOf({ dataDir, backups: { passphrase } }: Config, backup: string) {
  return { backup, dataDir, passphrase };
}

function openTo({ storage }: Config) {
  return openFiles(storage, { now: new Date(), log: silent });
}

function readMoment(text: string): Date {
  const moment = z.iso.datetime({ offset: true }).safeParse(text);
  if (moment.success) return new Date(moment.data);
  throw new StartProblem(
    `--until is "${text}": write the moment with its time zone, as 2026-11-25T10:00:00Z or 2026-11-25T10:00:00-07:00.`,
  );
}

/** The newest sound backup, or the newest that ended before the moment and has what was received after it. */
async function chooseBackup(target: string, moment: Date | null): Promise<string> {
  const whole = await readBackups(target);
  const sound = whole.filter(({ manifest, verification }) => manifest && !verification?.fault);
  if (!moment) return (sound.at(-1) ?? whole.at(-1))?.folder ?? newestBackup(target);
  const ended = sound.filter(({ manifest }) => manifest?.wal && new Date(manifest.wal.endedAt) <= moment);
  const [first] = sound.filter(({ manifest }) => manifest?.wal?.stream);
  for (const { folder } of ended.toReversed())
    if (await walAfter(folder, readManifest(folder))) return folder;
  throw new StartProblem(
    first
      ? `${target} has nothing from which ${moment.toISOString()} can be restored: choose a later moment (its first backup for that ended at ${first.manifest?.wal?.endedAt}), or name a backup.`
      : `${target} has no backup with the changes after it, so no moment can be restored: name a backup instead.`,
  );
}

function wordsOf(said: string, lost: readonly string[], damaged: string | null = null): string {
  return [
    said,
    ...(lost.length === 0 ? [] : [lostWords(lost)]),
    ...(damaged === null ? [] : [`${damaged} is damaged: the changes from there on are not restored.`]),
  ].join('\n');
}

function lostWords(lost: readonly string[]): string {
  const some = lost.slice(0, 3).join(', ');
  const more = lost.length > 3 ? ' …' : '';
  return `The copies of ${counted(lost.length, 'file')} were missing or damaged, and are not restored: ${some}${more}`;
}
