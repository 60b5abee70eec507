import type { Feature } from '#http/feature.ts';
import type { ScopeOf } from './export-ledger.ts';
import { ledgerJobs, ledgerSchedules } from './jobs.ts';
import type { LedgerKey } from './ledger-key.ts';
import { ledgerProblems } from './problems.ts';
import { ledgerRoutes } from './routes.ts';
import { verifierPage } from './verifier-page.ts';
import type { LedgerWitness } from './witness.ts';

type Parts = Parameters<typeof ledgerJobs>[0] & {
  ledgerKey: LedgerKey;
  scopeOf: ScopeOf;
  witness: LedgerWitness;
};

export function ledgerFeature(parts: Parts): Feature {
  return {
    name: 'ledger',
    routes: ledgerRoutes(parts.ledgerKey, parts.scopeOf),
    web: [verifierPage()],
    problems: ledgerProblems,
    jobs: ledgerJobs(parts),
    schedules: ledgerSchedules,
    background: parts.witness,
  };
}
