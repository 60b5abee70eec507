import type { LimitRule } from '#http/limits.ts';
import { changes, type Route, reads, uploads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import * as figures from '../figure-contract.ts';
import { addLedgerFile } from './add-file.ts';
import { listFigureRows } from './figure-rows.ts';
import { getFigures } from './figures-of.ts';
import { decideLedgerAccounts, listLedgerAccounts } from './ledger-accounts.ts';
import type { LedgerTools } from './ledger-tools.ts';
import { listLedgerFiles } from './read-files.ts';
import { removeLedgerFile } from './remove-file.ts';
import { sayLedgerColumns } from './say-columns.ts';
import { acceptLedgerBytes, keepLedgerBytes } from './send-bytes.ts';

/** Parts are many for one file: as many as of a deal room's. */
const partsPerPerson: LimitRule = { name: 'ledger-parts', most: 12_000, seconds: 3_600 };

export function ledgerRoutes(tools: LedgerTools): Route[] {
  return [
    changes(contract.addLedgerFile, addLedgerFile),
    uploads(
      contract.sendLedgerBytes,
      (reading, input) => keepLedgerBytes(reading, input, tools),
      acceptLedgerBytes,
      { general: partsPerPerson },
    ),
    reads(contract.listLedgerFiles, (reading, { params }) => listLedgerFiles(reading, params.id)),
    changes(contract.removeLedgerFile, (work, { params }) => removeLedgerFile(work, params.id)),
    changes(contract.sayLedgerColumns, sayLedgerColumns),
    reads(figures.listLedgerAccounts, listLedgerAccounts),
    changes(figures.decideLedgerAccounts, decideLedgerAccounts),
    reads(figures.getFigures, getFigures),
    reads(figures.listFigureRows, listFigureRows),
  ];
}
