import type { FolderStage } from '#features/deal-room/deal-rooms/domain/rights.ts';

/** What a databook shows, each stage what the one before shows and more (docs/rules/quality-of-earnings.md). */
export const databookStages = ['summary', 'monthly', 'names'] as const;
export type DatabookStage = (typeof databookStages)[number];

/** The stage of access from which a buyer may have it (docs/rules/access.md). */
export const accessOf: Record<DatabookStage, FolderStage> = { summary: 'S3', monthly: 'S4', names: 'S5' };

/** Whether something that opens with one stage is in the databook of another. */
export function isShown(from: DatabookStage, stage: DatabookStage): boolean {
  return databookStages.indexOf(from) <= databookStages.indexOf(stage);
}
