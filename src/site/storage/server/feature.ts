import type { Feature } from '#http/feature.ts';
import { reads } from '#http/mount.ts';
import type { Work } from '#platform/context.ts';
import type { SetLimits } from '#platform/files/storage-limits.ts';
import * as contract from '../contract.ts';
import { getOwnStorage, getRoomStorage, getSiteStorage } from './get-storage.ts';
import { tellNearlyFull } from './tell-nearly-full.ts';

const tellOfStorage = 'tell-of-storage';

type Parts = { limits: SetLimits; asSystem(run: (work: Work) => Promise<void>): Promise<void> };

/** Counting and refusing is done by `orphaned-files`. */
export function storageFeature({ limits, asSystem }: Parts): Feature {
  return {
    name: 'storage',
    routes: [
      reads(contract.getOwnStorage, (reading) => getOwnStorage(reading, limits)),
      reads(contract.getRoomStorage, (reading, { params }) => getRoomStorage(reading, params.id, limits)),
      reads(contract.getSiteStorage, (reading) => getSiteStorage(reading, limits)),
    ],
    jobs: { [tellOfStorage]: () => asSystem((work) => tellNearlyFull(work, limits)) },
    schedules: [{ job: tellOfStorage, cron: '* * * * *' }],
  };
}
