import { type Route, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { exportLedger, exportWholeLedger, type ScopeOf } from './export-ledger.ts';
import type { LedgerKey } from './ledger-key.ts';

export function ledgerRoutes(key: LedgerKey, scopeOf: ScopeOf): Route[] {
  return [
    reads(contract.exportLedger, (reading, input) => exportLedger(reading, input, { key, scopeOf })),
    reads(contract.exportWholeLedger, (reading, input) => exportWholeLedger(reading, input, key)),
    reads(contract.getLedgerKey, () => ({ publicKey: key.publicKey, fingerprint: key.fingerprint })),
  ];
}
