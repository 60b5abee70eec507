import { backupSteps } from '#kernel/backup.ts';
import { dailyText } from '#kernel/daily-time.ts';
import { orNull, storedWord } from '#kernel/stored-word.ts';
import type { BackupManifest } from '#platform/backup/manifest.ts';
import { keptForMoments, keptOf } from '#platform/backup/prune-backups.ts';
import type { FoundBackup } from '#platform/backup/read-backups.ts';
import { reachOf } from '#platform/backup/wal/reach.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { listBackups as contract } from '../contract.ts';
import { attemptKinds, lostWords, starters } from '../domain/attempt.ts';
import type { AttemptRow } from './attempt-store.ts';
import type { BackupPlace } from './backup-tools.ts';
import { takeStock, troubleIn } from './take-stock.ts';

type Answer = AnswerOf<typeof contract>;

export async function listBackups({ db, now }: Reading, place: BackupPlace): Promise<Answer> {
  const { settings, embedded } = place;
  const { folder, folderSet, at, passphrase, keep, pointInTime } = settings;
  const stock = await takeStock(db, place);
  const kept = keptOf(stock.backups, keep);
  const running = stock.attempts.find(({ ended_at, lost }) => ended_at === null && !lost);
  return {
    settings: {
      database: embedded ? 'embedded' : 'own',
      ...{ folder, folderSet, keep, pointInTime },
      at: at && dailyText(at),
      passphraseSet: passphrase !== null,
      bucket: settings.bucket?.bucket ?? null,
    },
    running: running ? viewOf(running) : null,
    moments: await momentsOf(place, keptForMoments(kept)),
    items: stock.backups.toReversed().map((one) => ({ ...contentsOf(one), keptFor: kept.get(one) ?? [] })),
    failed: stock.attempts.flatMap((row) => failureOf(row) ?? []),
    trouble: troubleIn(stock, place, now),
  };
}

async function momentsOf(
  { continuous, settings, embedded }: BackupPlace,
  backups: readonly BackupManifest[],
): Promise<Answer['moments']> {
  if (!continuous || !embedded) return null;
  const { stream, problem, filesWaiting } = continuous.state();
  return {
    since: await reachOf(settings.folder, stream, backups),
    problem: problem && { text: problem.text, since: problem.since.toISOString() },
    filesWaiting,
  };
}

function failureOf(row: AttemptRow): Answer['failed'][number] | null {
  const problem = row.lost ? lostWords : row.problem;
  if (problem === null) return null;
  return { ...viewOf(row), endedAt: (row.ended_at ?? row.seen_at).toISOString(), problem };
}

function contentsOf({ name, manifest, problem, verification, sentAt }: FoundBackup) {
  const contents = manifest && {
    createdAt: manifest.createdAt,
    databaseBytes: manifest.database.bytes,
    files: manifest.files.count,
    fileBytes: manifest.files.bytes,
    sealed: manifest.secrets === 'sealed',
  };
  return { name, contents, problem, verification, sentAt };
}

const storedKind = storedWord(attemptKinds, 'kind of attempt');
const storedStarter = storedWord(starters, 'starter of an attempt');
const storedStep = orNull(storedWord(backupSteps, 'step of a backup'));

function viewOf({ id, kind, started_by, started_at, backup, step, done, total }: AttemptRow) {
  return {
    ...{ id, backup, done, total },
    kind: storedKind(kind),
    startedBy: storedStarter(started_by),
    startedAt: started_at.toISOString(),
    step: storedStep(step),
  };
}
