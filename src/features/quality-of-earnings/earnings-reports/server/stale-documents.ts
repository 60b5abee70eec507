import { readableDocuments, roomSightOf } from '#features/deal-room/deal-rooms/server/room-sight.ts';
import {
  figuresNow,
  staleViewOf,
} from '#features/quality-of-earnings/adjusted-earnings/server/latest-figures.ts';
import type { StaleView } from '#features/quality-of-earnings/adjusted-earnings/stale-shapes.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { listStaleDocuments as contract } from '../contract.ts';
import { type StaleDocument, staleAmong } from './stale-store.ts';

const limit = 20;

/** The new figures are the seller’s until they publish them (decision 94). */
export async function listStaleDocuments(
  reading: Reading,
  roomId: string,
): Promise<AnswerOf<typeof contract>> {
  const { buyer, decides } = await roomSightOf(reading, roomId);
  // As the books themselves: not for a broker without approvals.
  if (buyer === null && !decides) return { items: [] };
  const readable = await readableDocuments(reading.db, roomId, buyer);
  const versionIds = [...readable.values()].map(({ versionId }) => versionId);
  const rows = versionIds.length > 0 ? await staleAmong(reading.db, { roomId, versionIds, limit }) : [];
  const stale = buyer === null ? await withFigures(reading, rows) : rows.map(withoutFigures);
  return {
    items: rows.flatMap(({ document_id: documentId, version_id: versionId, kind, told_at }, at) => {
      const found = stale[at];
      if (!found || (buyer !== null && told_at === null)) return [];
      return [{ documentId, versionId, kind, stale: found }];
    }),
  };
}

const withoutFigures = ({ stale_since: since }: StaleDocument): StaleView => ({
  since: since.toISOString(),
  moved: [],
});

/** All of a room are of one review. `null`: they agree again, which is noted a moment later. */
async function withFigures(
  { db }: Reading,
  rows: readonly StaleDocument[],
): Promise<readonly (StaleView | null)[]> {
  const [first] = rows;
  const now = first ? await figuresNow(db, first.review_id) : null;
  return rows.map((row) => staleViewOf(row, now));
}
