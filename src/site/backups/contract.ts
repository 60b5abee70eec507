import { z } from 'zod';
import { backupSteps, keptFor } from '#kernel/backup.ts';
import { endpoint } from '#wire/endpoint.ts';
import { id, instant } from '#wire/words.ts';
import { attemptKinds, mostAttempts, starters } from './domain/attempt.ts';

const count = z.number().int().min(0);
const name = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/, 'Not the name of a backup.')
  .meta({ examples: ['2026-11-25T03-00-00Z'] });

const attempt = z.object({
  id,
  kind: z.enum(attemptKinds),
  startedBy: z.enum(starters),
  startedAt: instant,
  backup: z.string().nullable(),
  step: z.enum(backupSteps).nullable(),
  /** Of the step, in bytes or files; `total`: 0 where it is not known. */
  done: count,
  total: count,
});

const settings = z.object({
  /** `own`: the database of DATABASE_URL, which no backup here contains. */
  database: z.enum(['embedded', 'own']),
  folder: z.string(),
  folderSet: z.boolean(),
  /** Such as `03:00 America/Chicago`; `null`: not by itself. */
  at: z.string().nullable(),
  passphraseSet: z.boolean(),
  /** The name of the bucket that backups are copied to. */
  bucket: z.string().nullable(),
  keep: z.object({ daily: count, weekly: count, monthly: count }),
  pointInTime: z.boolean(),
});

const moments = z.object({
  /** Each moment since then can be restored; `null`: none yet. */
  since: instant.nullable(),
  /** Why changes are not copied now, and since when. */
  problem: z.object({ text: z.string(), since: instant }).nullable(),
  filesWaiting: count,
});

const backup = z.object({
  name,
  /** `null`: it cannot be read, and `problem` says why. */
  contents: z
    .object({ createdAt: instant, databaseBytes: count, files: count, fileBytes: count, sealed: z.boolean() })
    .nullable(),
  problem: z.string().nullable(),
  verification: z.object({ at: instant, fault: z.string().nullable() }).nullable(),
  /** When it was copied to the bucket. */
  sentAt: instant.nullable(),
  keptFor: z.array(z.enum(keptFor)),
});

export const listBackups = endpoint({
  method: 'GET',
  path: '/api/backups',
  summary: 'The backups of this installation, with checks in progress and recent failures',
  who: ['admin'],
  scope: 'site:read',
  reply: z.object({
    settings,
    running: attempt.nullable(),
    /** `null`: only the moments of backups can be restored. */
    moments: moments.nullable(),
    /** Newest first. */
    items: z.array(backup).max(500),
    failed: z.array(attempt.extend({ endedAt: instant, problem: z.string() })).max(mostAttempts),
    trouble: z.object({ title: z.string(), lines: z.array(z.string()) }).nullable(),
  }),
  failure: 'unable to list the backups',
});

const started = z.object({ id });

export const startBackup = endpoint({
  method: 'POST',
  path: '/api/backups',
  summary: 'Makes a backup and verifies it; the list of backups shows the progress',
  who: ['admin'],
  scope: 'never',
  reply: started,
  status: 201,
  refusals: ['backup-running'],
  failure: 'unable to start a backup',
});

export const startVerification = endpoint({
  method: 'POST',
  path: '/api/backup-verifications',
  summary:
    'Restores a backup into a temporary database and compares the two; the result appears in the list of backups',
  who: ['admin'],
  scope: 'never',
  body: z.object({ backup: name }),
  reply: started,
  status: 201,
  refusals: ['not-found', 'backup-running'],
  failure: 'unable to start the verification',
});
