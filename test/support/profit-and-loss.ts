import { readFileSync } from 'node:fs';
import { readStatement } from '#features/valuation/earnings/domain/read-statement.ts';
import type { Statement } from '#features/valuation/earnings/domain/statement.ts';
import { csvSheet } from '#platform/sheets/csv-sheet.ts';

/**
 * The exports in `test/support/exports`: invented data in the layouts of the programs. Those of LibreOffice were saved
 * by LibreOffice 7.4.
 */
export type ExportName =
  | 'quickbooks-desktop'
  | 'quickbooks-compared'
  | 'quickbooks-months'
  | 'quickbooks-one-year'
  | 'quickbooks-empty-prior-year'
  | 'sage-income-statement'
  | 'wave'
  | 'freshbooks'
  | 'xero-years';

export function exported(name: ExportName): string {
  return readFileSync(new URL(`./exports/${name}.csv`, import.meta.url), 'utf8');
}

export function savedFile(name: string): Uint8Array {
  return readFileSync(new URL(`./exports/${name}`, import.meta.url));
}

export const understood = (text: string) => readStatement(csvSheet(text));

export function statementIn(text: string): Statement {
  const found = understood(text);
  if ('problem' in found) throw new Error(JSON.stringify(found.problem));
  return found;
}
