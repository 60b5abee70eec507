import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { failedJob, forgetFailedJob } from '#platform/jobs/job-store.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { runJobAgain as contract } from '../contract.ts';
import { canRunAgain } from '../domain/run-again.ts';
import type { HealthTools } from './get-health.ts';

/** Throws not-found unless the job failed for good, and job-not-rerun for one that something else repeats. */
export async function runJobAgain(
  work: Work,
  { body: { jobId } }: InputOf<typeof contract>,
  { scheduled }: Pick<HealthTools, 'scheduled'>,
): Promise<AnswerOf<typeof contract>> {
  const job = await failedJob(work.db, jobId);
  if (!job) throw new Refused('not-found');
  if (canRunAgain(job.name, scheduled) !== 'yes') throw new Refused('job-not-rerun');
  await forgetFailedJob(work.db, jobId);
  await work.enqueue(job.name, job.data);
  await work.audit({
    action: 'job-rerun',
    subject: { type: 'job', id: jobId },
    detail: { job: job.name },
  });
  return {};
}
