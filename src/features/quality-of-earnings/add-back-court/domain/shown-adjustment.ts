import { adjustmentLabels } from '#features/quality-of-earnings/databook/domain/adjustment-labels.ts';
import { shownText } from '#features/quality-of-earnings/databook/domain/ledger-sheet.ts';
import { type DatabookStage, isShown } from '#features/quality-of-earnings/databook/domain/stages.ts';
import type { ReportedAdjustment } from '#features/quality-of-earnings/earnings-reports/domain/reported-adjustments.ts';
import {
  type AddBackCode,
  addBackCategories,
} from '#features/valuation/earnings/domain/add-back-categories.ts';
import type { EvidenceTier } from '#features/valuation/earnings/domain/add-backs.ts';
import type { EvidenceKind } from './contest.ts';

export type ShownAdjustment = {
  adjustmentId: string;
  label: string;
  category: string;
  why: string | null;
  document: string | null;
  bank: string | null;
  tier: EvidenceTier | null;
  evidence: EvidenceKind[];
};

/** What a stage shows of the adjustments of a report, by the rules of its databook: an allow-list. */
export function shownAdjustments(
  items: readonly ReportedAdjustment[],
  stage: DatabookStage,
): Map<string, ShownAdjustment> {
  const labels = adjustmentLabels(items, stage);
  const named = isShown('names', stage);
  const free = (text: string) => (named && text !== '' ? shownText(text) : null);
  return new Map(
    items.map(({ id, code, why, thirdParty, bank, tier, ...one }, at) => [
      id,
      {
        adjustmentId: id,
        label: labels[at] ?? '',
        category: addBackCategories[code].label,
        ...{ why: free(why), document: free(thirdParty), bank: free(bank) },
        tier,
        evidence: evidenceOf({ thirdParty, bank, ...one }),
      },
    ]),
  );
}

type Has = Pick<ReportedAdjustment, 'thirdParty' | 'bank' | 'hasEntries'>;

function evidenceOf({ thirdParty, bank, hasEntries }: Has): EvidenceKind[] {
  const has: [boolean, EvidenceKind][] = [
    [hasEntries, 'entries'],
    [thirdParty !== '', 'document'],
    [bank !== '', 'bank'],
  ];
  return has.filter(([there]) => there).map(([, kind]) => kind);
}

/** One that the report no longer has: its category is all that is said of it. */
export function goneAdjustment(adjustmentId: string, code: AddBackCode): ShownAdjustment {
  const { label } = addBackCategories[code];
  return {
    adjustmentId,
    label,
    category: label,
    why: null,
    document: null,
    bank: null,
    tier: null,
    evidence: [],
  };
}
