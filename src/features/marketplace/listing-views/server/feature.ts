import type { Feature } from '#http/feature.ts';
import type { ViewCounter } from './counter.ts';
import { listingViewJobs, listingViewSchedules } from './jobs.ts';
import { listingViewRoutes } from './routes.ts';

type Parts = Parameters<typeof listingViewJobs>[0] & { views: ViewCounter };

export function listingViewFeature(parts: Parts): Feature {
  return {
    name: 'listing-views',
    routes: listingViewRoutes,
    jobs: listingViewJobs(parts),
    schedules: listingViewSchedules,
    background: parts.views,
  };
}
