import type { Feature } from '#http/feature.ts';
import { mailJobs } from './jobs.ts';
import { mailRoutes } from './routes.ts';

export function mailFeature(parts: Parameters<typeof mailJobs>[0]): Feature {
  return { name: 'mail', routes: mailRoutes, jobs: mailJobs(parts) };
}
