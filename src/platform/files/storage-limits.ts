import type { Quotas } from '../storage-settings.ts';
import type { DiskSpace } from './disk-space.ts';

/**
 * What keeps files from being stored. `quotas`: `null` for what the product makes for itself; `disk`: `null` where files
 * lie in no folder of this machine.
 */
export type StorageLimits = Readonly<{ quotas: Quotas | null; disk: DiskSpace | null }>;
