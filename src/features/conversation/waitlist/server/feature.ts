import type { Feature } from '#http/feature.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reader } from '#platform/context.ts';
import type { ExternalForm } from './external-form.ts';
import { waitlistFormPost } from './form-post.ts';
import { waitlistJobs, waitlistSchedules } from './jobs.ts';
import { waitlistProblems } from './problems.ts';
import { waitlistRoutes } from './routes.ts';

export type WaitlistParts = { form: ExternalForm | null; publicUrl: string };

export function waitlistFeature({
  form,
  publicUrl,
  db,
  clock,
}: WaitlistParts & { db: Reader; clock: Clock }): Feature {
  return {
    name: 'waitlist',
    routes: waitlistRoutes(form !== null),
    web: [waitlistFormPost(publicUrl)],
    problems: waitlistProblems,
    jobs: waitlistJobs({ db, clock, form }),
    schedules: waitlistSchedules,
  };
}
