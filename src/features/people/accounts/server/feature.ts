import type { Feature } from '#http/feature.ts';
import { endAccount } from './end-of-account.ts';
import { identityPopup } from './identity-popup.ts';
import { accountJobs, accountSchedules } from './jobs.ts';
import { accountProblems } from './problems.ts';
import { type AccountParts, accountRoutes } from './routes.ts';

type Parts = AccountParts &
  Parameters<typeof accountJobs>[0] & {
    publicUrl: string;
    popupSecret: Uint8Array;
  };

export function accountFeature(parts: Parts): Feature {
  const { identity, publicUrl, popupSecret } = parts;
  return {
    name: 'accounts',
    routes: accountRoutes(parts),
    web: identityPopup({ identity, publicUrl, secret: popupSecret }),
    problems: accountProblems,
    endOfAccount: endAccount,
    jobs: accountJobs(parts),
    schedules: accountSchedules,
  };
}
