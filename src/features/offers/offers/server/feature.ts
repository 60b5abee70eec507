import { byListing } from '#http/deal-place-sql.ts';
import type { Feature } from '#http/feature.ts';
import { offerJobs, offerSchedules } from './jobs.ts';
import { offerListeners } from './listeners.ts';
import { offerProblems } from './problems.ts';
import { offerRoutes } from './routes.ts';
import { eraseDrafts } from './store.ts';

export function offerFeature(parts: Parameters<typeof offerJobs>[0]): Feature {
  return {
    name: 'offers',
    routes: offerRoutes(parts),
    dealPlaces: { '/api/offers': byListing('offer') },
    listeners: offerListeners,
    problems: offerProblems,
    // Unsent terms; sent ones stay.
    endOfAccount: (work, { person }) => eraseDrafts(work.db, person.id),
    jobs: offerJobs(parts),
    schedules: offerSchedules,
  };
}
