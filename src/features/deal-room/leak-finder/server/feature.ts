import type { Feature } from '#http/feature.ts';
import { codeReader } from '#platform/page-codes/code-reader.ts';
import { leakFinderRoutes } from './routes.ts';

export function leakFinderFeature(): Feature {
  return { name: 'leak-finder', routes: leakFinderRoutes({ codes: codeReader() }) };
}
