import { addBackCourtFeature } from '#features/quality-of-earnings/add-back-court/server/feature.ts';
import { adjustedEarningsFeature } from '#features/quality-of-earnings/adjusted-earnings/server/feature.ts';
import { bankStatementFeature } from '#features/quality-of-earnings/bank-statements/server/feature.ts';
import { bankIntake } from '#features/quality-of-earnings/bank-statements/server/read-intake.ts';
import { databookFeature } from '#features/quality-of-earnings/databook/server/feature.ts';
import { earningsReportFeature } from '#features/quality-of-earnings/earnings-reports/server/feature.ts';
import { findingFeature } from '#features/quality-of-earnings/findings/server/feature.ts';
import { generalLedgerFeature } from '#features/quality-of-earnings/general-ledger/server/feature.ts';
import { ledgerIntake } from '#features/quality-of-earnings/general-ledger/server/intake-of.ts';
import { revenueQualityFeature } from '#features/quality-of-earnings/revenue-quality/server/feature.ts';
import { reviewFeature } from '#features/quality-of-earnings/reviews/server/feature.ts';
import type { OpenReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { scheduleFeature } from '#features/quality-of-earnings/supporting-schedules/server/feature.ts';
import { scheduleIntake } from '#features/quality-of-earnings/supporting-schedules/server/schedule-intake.ts';
import { taxReturnFeature } from '#features/quality-of-earnings/tax-returns/server/feature.ts';
import { taxIntake } from '#features/quality-of-earnings/tax-returns/server/tax-intake.ts';
import { workingCapitalFeature } from '#features/quality-of-earnings/working-capital/server/feature.ts';
import type { Feature } from '#http/feature.ts';
import type { Reader } from '#platform/context.ts';
import type { Parts } from '../parts.ts';

export function qualityOfEarningsFeatures(parts: Parts): Feature[] {
  return [
    reviewFeature({ intakeOf }),
    generalLedgerFeature(parts),
    scheduleFeature(parts),
    adjustedEarningsFeature(),
    revenueQualityFeature(),
    workingCapitalFeature(),
    taxReturnFeature(),
    bankStatementFeature(parts),
    findingFeature(parts),
    databookFeature(parts),
    earningsReportFeature({ ...parts, intakeOf }),
    addBackCourtFeature,
  ];
}

async function intakeOf(db: Reader, review: OpenReview) {
  const ledger = await ledgerIntake(db, review);
  return {
    ...ledger,
    ...(await scheduleIntake(db, review, ledger)),
    ...(await taxIntake(db, review)),
    ...(await bankIntake(db, review)),
  };
}
