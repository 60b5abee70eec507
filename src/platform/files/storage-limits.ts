import type { Quotas } from '../storage-settings.ts';
import type { DiskSpace } from './disk-space.ts';

export type SetLimits = Readonly<{ quotas: Quotas; disk: DiskSpace | null }>;

/** `quotas`: `null` for files that the product creates itself. */
export type StorageLimits = Omit<SetLimits, 'quotas'> & Readonly<{ quotas: Quotas | null }>;
