import { z } from 'zod';
import { type Fact, factOf, type Source } from '#features/conversation/assistant/domain/fact.ts';
import { type Found, tool } from '#features/conversation/assistant/server/tools/tool.ts';
import type { ReadAs } from '#http/own-reads.ts';
import { counted } from '#kernel/counts.ts';
import { listBackups } from '#site/backups/contract.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getHealth } from '../contract.ts';

const mostJobs = 5;
export const healthReads = [getHealth, listBackups] as const;

type Health = ReplyOf<typeof getHealth>;

export function siteHealthTool(read: ReadAs) {
  return tool({
    name: 'site_health',
    words:
      'For admins: failed jobs and emails, what is wrong with disks, certificates, webhooks and statements, and the last backup. `about`: the question, which may be of backups only.',
    parameters: z.object({ about: z.string().max(400).optional() }),
    run: async (call, { about = '' }): Promise<Found> => {
      const backups = await read(call, listBackups);
      const ofBackups = backups ? [backupFact(backups)] : [];
      if (onlyBackups(about)) return { facts: ofBackups };
      const health = await read(call, getHealth);
      return { facts: [...(health ? healthFacts(health) : []), ...ofBackups] };
    },
  });
}

/** “When was the last backup?” asks for nothing of jobs and emails. */
function onlyBackups(about: string): boolean {
  return (
    /\bback(?:ed)?[- ]?ups?\b/i.test(about) &&
    !/\b(?:jobs?|e-?mails?|outbox|disks?|certificates?|webhooks?|health|everything|anything)\b/i.test(about)
  );
}

const healthPage: Source = { kind: 'page', title: 'Health', href: '/admin/health', quote: null };
const outbox: Source = { kind: 'page', title: 'Outbox', href: '/admin/outbox', quote: null };

function healthFacts(health: Health): Fact[] {
  const { jobs, mails, disks, certificates, statements, webhooks } = health;
  const failures = jobs.failures.slice(0, mostJobs);
  return [
    factOf(
      `Jobs: ${jobs.failed} failed, ${jobs.waiting} waiting, ${jobs.running} running. ${jobs.verdict.advice}`.trim(),
      healthPage,
    ),
    ...failures.map(({ name, attempts, failedAt }) =>
      factOf(
        `- The job ${name} failed after ${counted(attempts, 'attempt')}, last on ${failedAt.slice(0, 16).replace('T', ' ')} UTC.`,
        healthPage,
      ),
    ),
    factOf(
      `Emails: ${mails.failed} failed in the last seven days, ${mails.waiting} waiting. ${mails.verdict.advice}`.trim(),
      outbox,
    ),
    ...[disks, certificates, statements, webhooks]
      .filter(({ verdict }) => verdict.state !== 'good')
      .map(({ verdict }) => factOf(`- ${verdict.advice}`, healthPage)),
  ];
}

function backupFact({ items, trouble }: ReplyOf<typeof listBackups>): Fact {
  const page: Source = { kind: 'page', title: 'Backups', href: '/admin/backups', quote: null };
  const last = items.find(({ contents }) => contents !== null);
  const when = last?.contents
    ? `The last backup is of ${last.contents.createdAt.slice(0, 16).replace('T', ' ')} UTC${verified(last)}.`
    : 'There is no backup yet.';
  return factOf(trouble ? `${when} ${trouble.title}` : when, page);
}

function verified({ verification }: ReplyOf<typeof listBackups>['items'][number]): string {
  if (!verification) return ', not verified yet';
  return verification.fault === null ? ', and was verified' : ', and its verification failed';
}
