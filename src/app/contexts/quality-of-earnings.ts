import { findingFeature } from '#features/quality-of-earnings/findings/server/feature.ts';
import { generalLedgerFeature } from '#features/quality-of-earnings/general-ledger/server/feature.ts';
import { ledgerIntake } from '#features/quality-of-earnings/general-ledger/server/intake-of.ts';
import { reviewFeature } from '#features/quality-of-earnings/reviews/server/feature.ts';
import type { Feature } from '#http/feature.ts';
import type { Parts } from '../parts.ts';

export function qualityOfEarningsFeatures(parts: Parts): Feature[] {
  return [reviewFeature({ intakeOf: ledgerIntake }), generalLedgerFeature(parts), findingFeature(parts)];
}
