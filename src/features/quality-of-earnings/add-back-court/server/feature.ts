import { byRoom } from '#http/deal-place-sql.ts';
import type { Feature } from '#http/feature.ts';
import { courtProblems } from './problems.ts';
import { courtRoutes } from './routes.ts';

export const addBackCourtFeature: Feature = {
  name: 'add-back-court',
  routes: courtRoutes,
  dealPlaces: { '/api/add-back-contests': byRoom('add_back_contest') },
  problems: courtProblems,
};
