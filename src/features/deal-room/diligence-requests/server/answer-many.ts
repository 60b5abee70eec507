import { holdOpenRoom } from '#features/deal-room/deal-rooms/server/hold-room.ts';
import { roomSightOf } from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { isReady } from './coverage.ts';
import { writeAnswer } from './move-request.ts';
import { tellOfAnswers } from './notices.ts';
import { standingIn } from './request-sight.ts';
import { lockRequests } from './request-store.ts';
import { viewsOf } from './request-views.ts';

type Seen = { id: string; version: number };

/**
 * Answers requests with the documents that were found for them, all or none. Throws Refused('stale') unless each is
 * as the reader saw it and its documents are still open to the one who asked.
 */
export async function answerMany(
  work: Work,
  roomId: string,
  { items }: { items: readonly Seen[] },
): Promise<{ answered: number }> {
  const seen = await roomSightOf(work, roomId);
  if (seen.buyer !== null) throw new Refused('not-your-move');
  if (!seen.decides) throw new Refused('seller-decides');
  await holdOpenRoom(work, roomId);
  const standing = standingIn(await roomSightOf(work, roomId));
  const versions = new Map(items.map(({ id, version }) => [id, version]));
  const rows = await lockRequests(work.db, { roomId, ids: [...versions.keys()] });
  if (rows.length < versions.size) throw new Refused('no-such-target');
  const views = new Map((await viewsOf(work, rows, standing)).map((view) => [view.id, view]));
  for (const row of rows) {
    const view = views.get(row.id);
    if (!view || row.version !== versions.get(row.id) || !isReady(view)) throw new Refused('stale');
    const documentIds = view.match?.documents.map(({ id }) => id) ?? [];
    await writeAnswer(work, row, { party: standing.party, documentIds });
  }
  await tellOfAnswers(work, rows);
  return { answered: rows.length };
}
