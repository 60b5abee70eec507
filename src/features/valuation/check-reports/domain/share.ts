import { days, shift } from '#kernel/instant.ts';

/** In days (product policy). */
const longestShare = 365;
/** Per check (product policy). */
const mostShares = 20;

export const shareRefusals = ['share-ends-before-now', 'share-too-long', 'too-many-shares'] as const;
export type ShareRefusal = (typeof shareRefusals)[number];

/** Why a link cannot be created, or `null`. `open`: number of open links of the check. */
export function shareRefusal(of: { now: Date; endsAt: Date; open: number }): ShareRefusal | null {
  if (of.endsAt <= of.now) return 'share-ends-before-now';
  if (of.endsAt > shift(of.now, longestShare * days)) return 'share-too-long';
  return of.open >= mostShares ? 'too-many-shares' : null;
}

/** Whether a link still opens its report. */
export function isOpen(share: { endsAt: Date; endedAt: Date | null }, now: Date): boolean {
  return share.endedAt === null && share.endsAt > now;
}
