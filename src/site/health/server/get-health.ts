import { mailHealth } from '#features/inbox/mail/server/mail-health.ts';
import { webhookHealth } from '#features/people/webhooks/server/webhook-health.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reading } from '#platform/context.ts';
import { newestMigration } from '#platform/db/database-facts.ts';
import { replicaStates } from '#platform/db/replica-standing.ts';
import { diskOf } from '#platform/files/disk-space.ts';
import { failedJobs, jobFigures } from '#platform/jobs/job-store.ts';
import type { NodeFacts } from '#platform/node-facts.ts';
import { roles } from '#platform/node-settings.ts';
import type { StatementTime } from '#platform/telemetry/statement-times.ts';
import { usedOnSite } from '#site/storage/server/get-storage.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import { type getHealth as contract, mostStatements } from '../contract.ts';
import {
  judgeCertificates,
  judgeDisks,
  judgeJobs,
  judgeMails,
  judgeNodes,
  judgeStatements,
  judgeWebhooks,
} from '../domain/judge.ts';
import { canRunAgain } from '../domain/run-again.ts';
import { databaseFigures, listNodes, type NodeRow } from './node-store.ts';

export type HealthTools = {
  node: NodeFacts;
  publicUrl: string;
  publicCertificate(origin: string): Promise<Date | null>;
  /** Jobs that run at set times. */
  scheduled: ReadonlySet<string>;
};

type Health = AnswerOf<typeof contract>;

const storedReplica = storedWord(replicaStates, 'state of a replica');
const storedRole = storedWord(roles, 'role of a node');

const [mostFailures, mostNodes] = [20, 100];

export async function getHealth(reading: Reading, tools: HealthTools): Promise<Health> {
  const { db, now } = reading;
  const [nodes, database] = await Promise.all([listNodes(db, mostNodes), databaseFigures(db)]);
  const webhooks = await webhookHealth(db);
  return {
    jobs: await jobsOf(reading, tools),
    mails: await mailsOf(reading, tools),
    disks: await disksOf(reading, tools, database.bytes),
    certificates: await certificatesOf(nodes, tools, now),
    statements: statementsOf(nodes),
    versions: {
      ...versionsOf(nodes, tools),
      postgres: database.version,
      migration: await newestMigration(db),
    },
    webhooks: { verdict: judgeWebhooks(webhooks), ...webhooks },
  };
}

async function jobsOf({ db, now }: Reading, { scheduled }: HealthTools): Promise<Health['jobs']> {
  const [figures, failures] = await Promise.all([jobFigures(db), failedJobs(db, mostFailures)]);
  return {
    ...figures,
    verdict: judgeJobs(figures, now),
    oldestDue: figures.oldestDue?.toISOString() ?? null,
    failures: failures.map(({ failedAt, ...job }) => ({
      ...job,
      failedAt: failedAt.toISOString(),
      again: canRunAgain(job.name, scheduled),
    })),
  };
}

async function mailsOf({ db, now }: Reading, { node }: HealthTools): Promise<Health['mails']> {
  const { oldestWaiting, ...figures } = await mailHealth(db, now);
  const sends = node.sendsMail;
  return { ...figures, sends, verdict: judgeMails({ ...figures, sends, oldestWaiting }, now) };
}

async function disksOf(
  { db }: Reading,
  { node }: HealthTools,
  databaseBytes: number,
): Promise<Health['disks']> {
  const used = { database: databaseBytes, files: (await usedOnSite(db)).bytes, backups: null };
  const items = await Promise.all(
    node.folders.map(async ({ what, folder }) => ({
      what,
      folder,
      used: used[what],
      disk: await diskOf(folder, node.diskReserve),
    })),
  );
  return { items, verdict: judgeDisks(items.map(({ disk }) => disk)) };
}

async function certificatesOf(
  nodes: readonly NodeRow[],
  { publicUrl, publicCertificate }: HealthTools,
  now: Date,
): Promise<Health['certificates']> {
  const own = nodes.flatMap(({ name, up, certificate_ends_at: endsAt }) =>
    up && endsAt ? [{ of: name, endsAt }] : [],
  );
  const shown = publicUrl.startsWith('https:')
    ? [{ of: publicUrl, endsAt: await publicCertificate(publicUrl) }]
    : [];
  const all: { of: string; endsAt: Date | null }[] = [...shown, ...own];
  return {
    verdict: judgeCertificates(all, now),
    items: all.map(({ of, endsAt }) => ({ of, endsAt: endsAt?.toISOString() ?? null })),
  };
}

function statementsOf(nodes: readonly NodeRow[]): Health['statements'] {
  const byName = Map.groupBy(
    nodes.flatMap(({ up, statements }) => (up ? statements : [])),
    ({ name }) => name,
  );
  const items = [...byName]
    .map(([name, times]) => together(name, times))
    .toSorted((a, b) => b.p99 - a.p99)
    .slice(0, mostStatements);
  return { items, verdict: judgeStatements(items) };
}

function together(name: string, times: readonly StatementTime[]): StatementTime {
  const count = times.reduce((sum, one) => sum + one.count, 0);
  const total = times.reduce((sum, one) => sum + one.mean * one.count, 0);
  return { name, count, mean: total / count, p99: Math.max(...times.map(({ p99 }) => p99)) };
}

function versionsOf(nodes: readonly NodeRow[], { node }: HealthTools) {
  return {
    verdict: judgeNodes(nodes),
    cairn: node.version,
    node: node.nodeVersion,
    nodes: nodes.map((row) => ({
      id: row.id,
      name: row.name,
      role: storedRole(row.role),
      version: row.version,
      nodeVersion: row.node_version,
      startedAt: row.started_at.toISOString(),
      seenAt: row.seen_at.toISOString(),
      up: row.up,
      replica: row.replica === null ? null : storedReplica(row.replica),
    })),
  };
}
