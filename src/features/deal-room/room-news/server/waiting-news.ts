import { listingTitlesFor } from '#features/marketplace/listings/server/listing-titles.ts';
import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { roomsWithNews } from './waiting-store.ts';

export async function waitingNews({ db, actor, now }: Reading, limit: number) {
  const { personId } = signedIn(actor);
  const rows = await roomsWithNews(db, { personId, now, limit });
  const titles = await listingTitlesFor(
    db,
    { personId, admin: false },
    rows.map(({ listing_id }) => listing_id),
  );
  return rows.map(({ room_id, listing_id, since }) => ({
    roomId: room_id,
    title: titles.get(listing_id) ?? '',
    since: since.toISOString(),
  }));
}
