import type { Feature } from '#http/feature.ts';
import { on } from '#http/listeners.ts';
import { type TokenJobsOptions, tokenJobs, tokenSchedules } from './jobs.ts';
import { tokenProblems } from './problems.ts';
import { onCredentialsReset } from './revoke-tokens.ts';
import { tokenRoutes } from './routes.ts';
import type { TokenTools } from './token-tools.ts';

export function tokenFeature(parts: TokenTools & TokenJobsOptions): Feature {
  return {
    name: 'access-tokens',
    routes: tokenRoutes(parts),
    problems: tokenProblems,
    listeners: [on('credentials-reset', onCredentialsReset)],
    jobs: tokenJobs(parts),
    schedules: tokenSchedules,
  };
}
