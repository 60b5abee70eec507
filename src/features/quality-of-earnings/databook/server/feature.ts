import type { Feature } from '#http/feature.ts';
import { deriveKey } from '#platform/derive-key.ts';
import type { Files } from '#platform/files/files.ts';
import { sealedFiles } from '#platform/files/sealed-files.ts';
import type { DatabookTools } from './databook-tools.ts';
import { databookJobs, databookSchedules } from './jobs.ts';
import { databookProblems } from './problems.ts';
import { databookRoutes } from './routes.ts';

/** Databooks are sealed with a key of their own, derived from `secret`; `sealed`: files of deal rooms. */
type Parts = Omit<DatabookTools, 'roomFiles'> & { store: Files; secret: Uint8Array };

export function databookFeature(parts: Parts): Feature {
  const tools: DatabookTools = {
    ...parts,
    sealed: sealedFiles(parts.store, deriveKey(parts.secret, 'databooks')),
    roomFiles: parts.sealed,
  };
  return {
    name: 'databook',
    routes: databookRoutes(tools),
    problems: databookProblems,
    jobs: databookJobs(tools),
    schedules: databookSchedules,
  };
}
