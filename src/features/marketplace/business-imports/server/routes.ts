import type { LimitRule } from '#http/limits.ts';
import { changes, type Route, reads, uploads } from '#http/mount.ts';
import type { SheetReader } from '#platform/sheets/sheet-reader.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { Vault } from '#platform/vault.ts';
import * as contract from '../contract.ts';
import { exportBusinesses as exportContract } from '../export-contract.ts';
import { exportBusinesses } from './export-businesses.ts';
import { importBusinesses } from './import-businesses.ts';
import { readBusinessTable } from './read-table.ts';

const tablesPerPerson: LimitRule = { name: 'business-tables', most: 120, seconds: 3_600 };
/** With all rows that one may have, fewer businesses per hour than the form can send. */
const importsPerPerson: LimitRule = { name: 'business-imports', most: 30, seconds: 3_600 };

export const businessImportRoutes = (vault: Vault, sheets: SheetReader): readonly Route[] => [
  uploads(
    contract.readBusinessTable,
    (reading, input) => readBusinessTable(reading, input, sheets),
    async (_work, _input, read) => read,
    { limits: ({ actor }) => [{ rule: tablesPerPerson, subject: signedIn(actor).personId }] },
  ),
  changes(contract.importBusinesses, (work, input) => importBusinesses(work, input, vault), {
    limits: ({ actor }) => [{ rule: importsPerPerson, subject: signedIn(actor).personId }],
  }),
  reads(exportContract, (reading) => exportBusinesses(reading, vault)),
];
