import { byListing } from '#http/deal-place-sql.ts';
import type { Feature } from '#http/feature.ts';
import { messageProblems } from './problems.ts';
import { messageRoutes } from './routes.ts';

export const messageFeature: Feature = {
  name: 'messages',
  routes: messageRoutes,
  dealPlaces: { '/api/threads': byListing('thread') },
  problems: messageProblems,
};
