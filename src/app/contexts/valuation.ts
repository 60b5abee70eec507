import { checkReportFeature } from '#features/valuation/check-reports/server/feature.ts';
import { checkValueFeature } from '#features/valuation/check-value/server/feature.ts';
import { earningsFeature } from '#features/valuation/earnings/server/feature.ts';
import { booksOnAnswers } from '#features/valuation/earnings/server/recast-of.ts';
import { healthCheckFeature } from '#features/valuation/health-check/server/feature.ts';
import { valuationFeature } from '#features/valuation/valuation/server/feature.ts';
import type { Feature } from '#http/feature.ts';
import type { Parts } from '../parts.ts';

export function valuationFeatures(parts: Parts): Feature[] {
  return [
    valuationFeature,
    healthCheckFeature({ ...parts, files: parts.store, booksOnAnswers }),
    earningsFeature(parts),
    checkValueFeature(parts),
    checkReportFeature(),
  ];
}
