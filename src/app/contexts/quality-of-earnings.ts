import { adjustedEarningsFeature } from '#features/quality-of-earnings/adjusted-earnings/server/feature.ts';
import { databookFeature } from '#features/quality-of-earnings/databook/server/feature.ts';
import { findingFeature } from '#features/quality-of-earnings/findings/server/feature.ts';
import { generalLedgerFeature } from '#features/quality-of-earnings/general-ledger/server/feature.ts';
import { ledgerIntake } from '#features/quality-of-earnings/general-ledger/server/intake-of.ts';
import { revenueQualityFeature } from '#features/quality-of-earnings/revenue-quality/server/feature.ts';
import { reviewFeature } from '#features/quality-of-earnings/reviews/server/feature.ts';
import { workingCapitalFeature } from '#features/quality-of-earnings/working-capital/server/feature.ts';
import type { Feature } from '#http/feature.ts';
import type { Parts } from '../parts.ts';

export function qualityOfEarningsFeatures(parts: Parts): Feature[] {
  return [
    reviewFeature({ intakeOf: ledgerIntake }),
    generalLedgerFeature(parts),
    adjustedEarningsFeature(),
    revenueQualityFeature(),
    workingCapitalFeature(),
    findingFeature(parts),
    databookFeature(parts),
  ];
}
