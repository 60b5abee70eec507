import { statfs as systemStatfs } from 'node:fs/promises';
import { Refused } from '#kernel/refusal.ts';

export type DiskState = { free: number; total: number; reserve: number };

export type DiskSpace = {
  state(): Promise<DiskState | null>;
  /** Throws Refused('storage-full') if storing this many bytes would touch a reserve. */
  refuse(bytes: number): Promise<void>;
};

export type StatDisk = (path: string) => Promise<{ bsize: number; blocks: number; bavail: number }>;

const leastReserve = 1_000_000_000;
const reserveShare = 0.05;

/** `reserve`: bytes to keep free on each disk, for a database on it; `null`: a gigabyte, or 5% of a larger disk. */
export function diskSpace(
  folders: readonly string[],
  reserve: number | null,
  stat: StatDisk = systemStatfs,
): DiskSpace {
  const state = async () => {
    const states = await Promise.all(folders.map((folder) => diskOf(folder, reserve, stat)));
    return states.reduce(
      (least, one) => (one !== null && (least === null || leftOn(one) < leftOn(least)) ? one : least),
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

/** The disk of a folder; `null` if there is no such folder. `reserve`: as for `diskSpace`. */
export async function diskOf(
  folder: string,
  reserve: number | null,
  stat: StatDisk = systemStatfs,
): Promise<DiskState | null> {
  try {
    const { bsize, blocks, bavail } = await stat(folder);
    const total = blocks * bsize;
    const kept = reserve ?? Math.max(leastReserve, Math.floor(total * reserveShare));
    return { free: bavail * bsize, total, reserve: kept };
  } catch {
    return null;
  }
}

function leftOn({ free, reserve }: DiskState): number {
  return free - reserve;
}
