import { z } from 'zod';
import type { KeptEvidence } from '#features/quality-of-earnings/adjusted-earnings/domain/evidence.ts';
import { basisNow } from '#features/quality-of-earnings/databook/server/basis-now.ts';
import { storedBasis } from '#features/quality-of-earnings/databook/server/stored-databook.ts';
import type { Reader } from '#platform/context.ts';
import { changedInReport, type ReportBasis, type ReportPart } from '../domain/report-basis.ts';
import { otherBasis } from './report-store.ts';

const stored = storedBasis.extend({ cash: z.string(), taxes: z.string(), terms: z.string() });

/** Fingerprints of what a report of this dataset version would be written from now. */
export async function reportBasis(db: Reader, reviewId: string, dataset: number): Promise<ReportBasis> {
  return { ...(await basisNow(db, reviewId, dataset)), ...(await otherBasis(db, reviewId)) };
}

/** The fingerprints of the evidence that a report was written from. */
export const evidenceOf = ({ basis }: { basis: unknown }): KeptEvidence =>
  basis === null ? {} : stored.parse(basis);

/** What changed since a report was written, given what it would be written from now. */
export function changedSince(
  { dataset, basis }: { dataset: number; basis: unknown },
  now: ReportBasis,
): ReportPart[] {
  return changedInReport({ dataset, basis: basis === null ? null : stored.parse(basis) }, now);
}
