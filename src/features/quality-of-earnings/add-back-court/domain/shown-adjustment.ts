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
  remark: string | null;
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
    items.map((one, at) => {
      const { id, code, tier } = one;
      const { document, bank, remark } = toldOf(one);
      return [
        id,
        {
          adjustmentId: id,
          label: labels[at] ?? '',
          category: addBackCategories[code].label,
          ...{ why: free(one.why), document: free(document), bank: free(bank), remark: free(remark) },
          tier,
          evidence: evidenceOf({ document, bank, hasEntries: one.hasEntries }),
        },
      ];
    }),
  );
}

/** What a report from before evidence had to exist says of it was typed, and is a remark. */
function toldOf({ thirdParty, bank, linked, remark = '' }: ReportedAdjustment) {
  if (linked) return { document: thirdParty, bank, remark };
  return { document: '', bank: '', remark: [thirdParty, bank].filter(Boolean).join('. ') };
}

type Has = { document: string; bank: string; hasEntries: boolean };

function evidenceOf({ document, bank, hasEntries }: Has): EvidenceKind[] {
  const has: [boolean, EvidenceKind][] = [
    [hasEntries, 'entries'],
    [document !== '', 'document'],
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
    remark: null,
    tier: null,
    evidence: [],
  };
}
