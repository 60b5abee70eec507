import { changes, type Route, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import * as evidenceContract from '../evidence-contract.ts';
import { chooseAdjustmentLines, listAdjustmentLines } from './adjustment-lines.ts';
import { addAdjustment, changeAdjustment, removeAdjustment } from './change-adjustments.ts';
import { chooseEvidence } from './choose-evidence.ts';
import { getCheckStated, getListingStated } from './get-stated.ts';
import { listEvidenceDocuments, listEvidenceLines } from './list-evidence.ts';
import { getAdjustedEarnings } from './read-adjusted.ts';

export function adjustmentRoutes(): Route[] {
  return [
    reads(contract.getAdjustedEarnings, getAdjustedEarnings),
    reads(contract.getListingStated, getListingStated),
    reads(contract.getCheckStated, getCheckStated),
    changes(contract.addAdjustment, addAdjustment),
    changes(contract.changeAdjustment, changeAdjustment),
    changes(contract.removeAdjustment, (work, { params }) => removeAdjustment(work, params.id)),
    reads(contract.listAdjustmentLines, listAdjustmentLines),
    changes(contract.chooseAdjustmentLines, chooseAdjustmentLines),
    reads(evidenceContract.listEvidenceDocuments, listEvidenceDocuments),
    reads(evidenceContract.listEvidenceLines, listEvidenceLines),
    changes(evidenceContract.chooseEvidence, chooseEvidence),
  ];
}
