import { statfs as systemStatfs } from 'node:fs/promises';
import { Refused } from '#kernel/refusal.ts';

/** Of a disk, in bytes: what is free, all of it, and what of it stays free. */
type DiskState = { free: number; total: number; reserve: number };

export type DiskSpace = {
  /** The disk that has least left above its reserve; `null` where none of them can be asked now. */
  state(): Promise<DiskState | null>;
  /** Throws Refused('storage-full') when so many bytes more would touch a reserve. */
  refuse(bytes: number): Promise<void>;
};

/** What the system says of the disk of a path; `statfs` of Node fits. */
export type StatDisk = (path: string) => Promise<{ bsize: number; blocks: number; bavail: number }>;

const leastReserve = 1_000_000_000;
const reserveShare = 0.05;

/**
 * The disks that these folders lie on. `reserve`: the bytes that stay free on each; `null`: a gigabyte, or a twentieth of
 * the disk where that is more. A database on the same disk goes on writing from it.
 */
export function diskSpace(
  folders: readonly string[],
  reserve: number | null,
  stat: StatDisk = systemStatfs,
): DiskSpace {
  const stateOf = async (folder: string): Promise<DiskState[]> => {
    try {
      const { bsize, blocks, bavail } = await stat(folder);
      const total = blocks * bsize;
      const kept = reserve ?? Math.max(leastReserve, Math.floor(total * reserveShare));
      return [{ free: bavail * bsize, total, reserve: kept }];
    } catch {
      // A folder that is not there is told of by whoever writes into it.
      return [];
    }
  };
  const state = async () => {
    const states = (await Promise.all(folders.map(stateOf))).flat();
    return states.reduce<DiskState | null>(
      (least, one) => (least === null || leftOn(one) < leftOn(least) ? one : least),
      null,
    );
  };
  return {
    state,
    refuse: async (bytes) => {
      const now = await state();
      if (now !== null && leftOn(now) < bytes) throw new Refused('storage-full');
    },
  };
}

/** What may still be written. */
function leftOn({ free, reserve }: DiskState): number {
  return free - reserve;
}
