import type { Feature } from '#http/feature.ts';
import { deriveKey } from '#platform/derive-key.ts';
import type { Files } from '#platform/files/files.ts';
import { sealedFiles } from '#platform/files/sealed-files.ts';
import { proofJobs, proofSchedules } from './jobs.ts';
import { ownProofs } from './own-proofs.ts';
import { proofProblems } from './problems.ts';
import { proofRoutes } from './routes.ts';

type Parts = Omit<Parameters<typeof proofRoutes>[0], 'files'> &
  Parameters<typeof proofJobs>[0] & {
    store: Files;
    secret: Uint8Array;
  };

export function proofFeature(parts: Parts): Feature {
  const files = sealedFiles(parts.store, deriveKey(parts.secret, 'buyer proofs'));
  return {
    name: 'buyer-proofs',
    routes: proofRoutes({ ...parts, files }),
    problems: proofProblems,
    ownFiles: ownProofs({ files }),
    jobs: proofJobs(parts),
    schedules: proofSchedules,
  };
}
