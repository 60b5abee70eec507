import type { Quotas } from '../storage-settings.ts';
import type { DiskSpace } from './disk-space.ts';

/** What whoever runs the site set. `disk`: `null` where files lie in no folder of this machine. */
export type SetLimits = Readonly<{ quotas: Quotas; disk: DiskSpace | null }>;

/** What keeps files from being stored. `quotas`: `null` for what the product makes for itself. */
export type StorageLimits = Omit<SetLimits, 'quotas'> & Readonly<{ quotas: Quotas | null }>;
