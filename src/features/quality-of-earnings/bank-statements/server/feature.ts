import type { Feature } from '#http/feature.ts';
import { deriveKey } from '#platform/derive-key.ts';
import type { Files } from '#platform/files/files.ts';
import { sealedFiles } from '#platform/files/sealed-files.ts';
import type { BankTools } from './bank-tools.ts';
import { bankJobs, bankSchedules } from './jobs.ts';
import { ownBankFiles } from './own-bank-files.ts';
import { bankStatementProblems } from './problems.ts';
import { bankStatementRoutes } from './routes.ts';

/** Files are sealed with a key of their own, derived from `secret`. */
type Parts = Omit<BankTools, 'sealed'> & { store: Files; secret: Uint8Array };

export function bankStatementFeature(parts: Parts): Feature {
  const sealed = sealedFiles(parts.store, deriveKey(parts.secret, 'bank statements'));
  const tools: BankTools = { ...parts, sealed };
  return {
    name: 'bank-statements',
    routes: bankStatementRoutes(tools),
    problems: bankStatementProblems,
    jobs: bankJobs(tools),
    schedules: bankSchedules,
    ownFiles: ownBankFiles(sealed),
  };
}
