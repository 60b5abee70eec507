import type { Feature } from '#http/feature.ts';
import { deriveKey } from '#platform/derive-key.ts';
import type { Files } from '#platform/files/files.ts';
import { sealedFiles } from '#platform/files/sealed-files.ts';
import { ledgerJobs, ledgerSchedules } from './jobs.ts';
import type { LedgerTools } from './ledger-tools.ts';
import { ownLedgerFiles } from './own-ledger-files.ts';
import { ledgerProblems } from './problems.ts';
import { ledgerRoutes } from './routes.ts';

/** Files are sealed with a key of their own, derived from `secret`. */
type Parts = Omit<LedgerTools, 'sealed'> & { store: Files; secret: Uint8Array };

export function generalLedgerFeature(parts: Parts): Feature {
  const sealed = sealedFiles(parts.store, deriveKey(parts.secret, 'general ledgers'));
  const tools: LedgerTools = { ...parts, sealed };
  return {
    name: 'general-ledger',
    routes: ledgerRoutes(tools),
    problems: ledgerProblems,
    ownFiles: ownLedgerFiles(sealed),
    jobs: ledgerJobs(tools),
    schedules: ledgerSchedules,
  };
}
