import { changes, type Route, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { explainFinding } from './explain-finding.ts';
import { listFindingRows } from './finding-rows.ts';
import { listFindings } from './read-findings.ts';
import { getRadar } from './read-radar.ts';
import { startTests } from './start-run.ts';

export const findingRoutes: readonly Route[] = [
  reads(contract.listFindings, listFindings),
  changes(contract.startLedgerTests, (work, { params }) => startTests(work, params.id)),
  changes(contract.explainFinding, explainFinding),
  reads(contract.listFindingRows, listFindingRows),
  reads(contract.getRadar, (reading, { params }) => getRadar(reading, params.id)),
];
