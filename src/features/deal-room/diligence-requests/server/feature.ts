import { byRoom } from '#http/deal-place-sql.ts';
import type { Feature } from '#http/feature.ts';
import { threadedSheetReader } from '#platform/sheets/sheet-reader.ts';
import { diligenceProblems } from './problems.ts';
import { diligenceRoutes } from './routes.ts';

export const diligenceFeature: Feature = {
  name: 'diligence-requests',
  routes: diligenceRoutes(threadedSheetReader()),
  dealPlaces: { '/api/diligence-requests': byRoom('diligence_request') },
  problems: diligenceProblems,
};
