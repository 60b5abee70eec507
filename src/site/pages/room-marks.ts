import { counted } from '#kernel/counts.ts';
import type { Needs } from '#site/dashboard/web/queries.ts';

/** By room, the diligence requests that the number in the menu counts. A person can have two parts in one room. */
export function roomMarks(waiting: Needs['diligence']): ReadonlyMap<string, string> {
  const sums = new Map<string, number>();
  for (const { roomId, requests } of waiting)
    if (roomId !== null) sums.set(roomId, (sums.get(roomId) ?? 0) + requests);
  return new Map([...sums].map(([id, sum]) => [id, `${counted(sum, 'diligence request')} for you`]));
}
