import { changes, type Route, reads } from '#http/mount.ts';
import type { Vault } from '#platform/vault.ts';
import * as contract from '../contract.ts';
import * as related from '../related-contract.ts';
import { explainFinding } from './explain-finding.ts';
import { listFindingRows } from './finding-rows.ts';
import { listFindings } from './read-findings.ts';
import { getRadar } from './read-radar.ts';
import { getRelatedParties, setRelatedParties } from './related-parties.ts';
import { startTests } from './start-run.ts';

export const findingRoutes = ({ vault }: { vault: Vault }): readonly Route[] => [
  reads(contract.listFindings, listFindings),
  changes(contract.startLedgerTests, (work, { params }) => startTests(work, params.id)),
  changes(contract.explainFinding, explainFinding),
  reads(contract.listFindingRows, listFindingRows),
  reads(contract.getRadar, (reading, { params }) => getRadar(reading, params.id)),
  reads(related.getRelatedParties, (reading, input) => getRelatedParties(reading, input, vault)),
  changes(related.setRelatedParties, (work, input) => setRelatedParties(work, input, vault)),
];
