import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { empty, id, instant } from '#wire/words.ts';
import { runAgain } from './domain/run-again.ts';
import { states } from './domain/verdict.ts';

const count = z.number().int().min(0);
const bytes = z.number().int().min(0);
const ms = z.number().min(0);

/** `advice`: what to do, in a sentence. */
const verdict = z.object({ state: z.enum(states), advice: z.string() });

const mostFailed = 20;
export const mostStatements = 10;
const mostNodes = 100;

const jobs = z.object({
  verdict,
  waiting: count,
  running: count,
  failed: count,
  /** Since when the job waits that should have begun first. */
  oldestDue: instant.nullable(),
  failures: z
    .array(
      z.object({
        id,
        name: z.string(),
        attempts: count,
        failedAt: instant,
        error: z.string().nullable(),
        again: z.enum(runAgain),
      }),
    )
    .max(mostFailed),
});

const mails = z.object({
  verdict,
  /** Whether there is an email server. */
  sends: z.boolean(),
  waiting: count,
  /** In the last seven days. */
  failed: count,
  /** What the email server said last, without addresses. */
  lastError: z.string().nullable(),
});

const disks = z.object({
  verdict,
  items: z
    .array(
      z.object({
        what: z.enum(['database', 'files', 'backups']),
        folder: z.string(),
        /** Of the folder; `null`: not known. */
        used: bytes.nullable(),
        /** `null`: there is no such folder. */
        disk: z.object({ free: bytes, total: bytes, reserve: bytes }).nullable(),
      }),
    )
    .max(3),
});

const certificates = z.object({
  verdict,
  items: z
    .array(
      z.object({
        /** The name of a node for one of TLS_CERTIFICATE, or the public address. */
        of: z.string(),
        /** `null`: it could not be read. */
        endsAt: instant.nullable(),
      }),
    )
    .max(mostNodes + 1),
});

const statements = z.object({
  verdict,
  /** Of all nodes that are up, since each started: the slowest first, with the worst 99th percentile of a node. */
  items: z.array(z.object({ name: z.string(), count, mean: ms, p99: ms })).max(mostStatements),
});

const versions = z.object({
  verdict,
  cairn: z.string(),
  node: z.string(),
  postgres: z.string(),
  migration: count,
  nodes: z
    .array(
      z.object({
        id,
        name: z.string(),
        role: z.enum(['all', 'web', 'worker']),
        version: z.string(),
        nodeVersion: z.string(),
        startedAt: instant,
        seenAt: instant,
        up: z.boolean(),
        /** Whether its visitors read from the database replica, or why not; `null` without one. */
        replica: z.enum(['used', 'behind', 'away', 'other-server']).nullable(),
      }),
    )
    .max(mostNodes),
});

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary:
    'The status of this installation: jobs, emails, disks, certificates, slow statements, nodes and webhooks',
  who: ['admin'],
  scope: 'site:read',
  reply: z.object({
    jobs,
    mails,
    disks,
    certificates,
    statements,
    versions,
    /** Counted up to ten thousand. */
    webhooks: z.object({ verdict, waiting: count, parked: count, failing: count }),
  }),
  failure: 'unable to get the health of this installation',
});

export const runJobAgain = endpoint({
  method: 'POST',
  path: '/api/job-reruns',
  summary: 'Queues a permanently failed job again',
  who: ['admin'],
  scope: 'never',
  body: z.object({ jobId: id }),
  reply: empty,
  status: 201,
  refusals: ['not-found', 'job-not-rerun'],
  failure: 'unable to run the job again',
});
