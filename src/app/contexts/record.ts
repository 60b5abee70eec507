import { ledgerFeature } from '#features/record/ledger/server/feature.ts';
import { orphanedFileFeature } from '#features/record/orphaned-files/server/feature.ts';
import type { Feature } from '#http/feature.ts';

type Parts = Parameters<typeof ledgerFeature>[0] & Parameters<typeof orphanedFileFeature>[0];

export function recordFeatures(parts: Parts): Feature[] {
  return [ledgerFeature(parts), orphanedFileFeature(parts)];
}
