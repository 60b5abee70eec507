import { ownerOf } from '#features/marketplace/listings/server/hold-listing.ts';
import { isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import { decodeCursor, toPage } from '#platform/db/cursor.ts';
import { signedIn } from '#platform/signed-in.ts';
import { confirmedEmail, partiesIn } from './mandate-facts.ts';
import { mandateViews } from './mandate-view.ts';
import { countInvitations, listInvitations, listMandateRows, type Whose } from './store.ts';

type Query = { after?: string | undefined; size: number };

export async function listListingMandates(reading: Reading, listingId: string, query: Query) {
  const ownerId = await ownerOf(reading.db, listingId);
  if (ownerId === null || !isPerson(reading.actor, ownerId)) throw new Refused('not-found');
  return pageOfMandates(reading, { listingId }, query, null);
}

export async function listMandates(reading: Reading, query: Query) {
  const { personId } = signedIn(reading.actor);
  const email = await confirmedEmail(reading);
  const page = await pageOfMandates(reading, { brokerId: personId, email }, query, email);
  const invitations = email === null ? 0 : await countInvitations(reading.db, email, reading.now);
  return { ...page, invitations };
}

export async function waitingInvitations(reading: Reading, most: number) {
  const email = await confirmedEmail(reading);
  const rows = email === null ? [] : await listInvitations(reading.db, email, reading.now, most);
  return mandateViews(
    reading,
    rows.map((row) => ({ row, parties: partiesIn(reading, row, email) })),
  );
}

async function pageOfMandates(reading: Reading, whose: Whose, query: Query, email: string | null) {
  const cursor = query.after ? decodeCursor(query.after) : null;
  const rows = await listMandateRows(reading.db, whose, { cursor, limit: query.size + 1 });
  const page = toPage(
    rows,
    query.size,
    (row) => ({ at: row.invited_at, id: row.id }),
    (row) => ({ row, parties: partiesIn(reading, row, email) }),
  );
  return { items: await mandateViews(reading, page.items), next: page.next };
}
