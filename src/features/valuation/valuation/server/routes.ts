import { changes, type Route, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { changeRow } from './change-row.ts';
import { changeRule } from './change-rule.ts';
import { checkDebtService } from './check-debt-service.ts';
import { estimateValue } from './estimate-value.ts';
import { listChanges } from './list-changes.ts';
import { listTables } from './list-tables.ts';

export const valuationRoutes: readonly Route[] = [
  reads(contract.listTables, listTables),
  reads(contract.getEstimate, (reading, { query }) => estimateValue(reading, query)),
  reads(contract.getDebtService, (reading, { query }) => checkDebtService(reading, query)),
  changes(contract.changeRow, changeRow),
  changes(contract.changeRule, changeRule),
  reads(contract.listChanges, listChanges),
];
