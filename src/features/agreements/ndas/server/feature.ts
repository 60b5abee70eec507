import { byListing } from '#http/deal-place-sql.ts';
import type { Feature } from '#http/feature.ts';
import { ndaJobs, ndaSchedules } from './jobs.ts';
import { ownNdas } from './own-ndas.ts';
import { ndaProblems } from './problems.ts';
import { ndaRoutes } from './routes.ts';

export function ndaFeature(parts: Parameters<typeof ndaRoutes>[0] & Parameters<typeof ndaJobs>[0]): Feature {
  return {
    name: 'ndas',
    routes: ndaRoutes(parts),
    dealPlaces: { '/api/ndas': byListing('nda') },
    problems: ndaProblems,
    ownFiles: ownNdas(parts),
    jobs: ndaJobs(parts),
    schedules: ndaSchedules,
  };
}
