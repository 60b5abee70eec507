import { listingTitlesFor } from '#features/marketplace/listings/server/listing-titles.ts';
import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { WaitingRoom } from '../waiting-shapes.ts';
import { waitingFor } from './waiting-store.ts';

export async function waitingDiligence({ db, actor, now }: Reading, limit: number): Promise<WaitingRoom[]> {
  const { personId } = signedIn(actor);
  const rows = await waitingFor(db, { personId, now, limit });
  const listingIds = rows.flatMap(({ listing_id }) => listing_id ?? []);
  const titles = await listingTitlesFor(db, { personId, admin: false }, [...new Set(listingIds)]);
  return rows.map((row) => ({
    roomId: row.room_id,
    title: titles.get(row.listing_id ?? '') ?? '',
    as: row.part,
    requests: Number(row.many),
    overdue: Number(row.overdue),
    since: row.since.toISOString(),
  }));
}

export async function countDiligence({ db, actor, now }: Reading): Promise<number> {
  const rows = await waitingFor(db, { personId: signedIn(actor).personId, now, limit: 1_000 });
  return rows.reduce((sum, { many }) => sum + Number(many), 0);
}
