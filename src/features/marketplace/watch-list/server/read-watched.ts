import { isPublic } from '#features/marketplace/listings/domain/life-cycle.ts';
import { teaserView } from '#features/marketplace/listings/server/teaser-view.ts';
import type { Reading } from '#platform/context.ts';
import { decodeCursor, toPage } from '#platform/db/cursor.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { listWatched as contract, listWatchedIds } from '../contract.ts';
import { mostWatched, standingOf } from '../domain/watching.ts';
import { watchedBy, watchedIds } from './watch-store.ts';

type Row = Awaited<ReturnType<typeof watchedBy>>[number];

export async function listWatched(
  { actor, db }: Reading,
  { query }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { personId } = signedIn(actor);
  const rows = await watchedBy(db, personId, query.after ? decodeCursor(query.after) : null, query.size + 1);
  return toPage(rows, query.size, (row) => ({ at: row.created_at, id: row.listing_id }), view);
}

export async function listWatchedIdsOf({ actor, db }: Reading): Promise<AnswerOf<typeof listWatchedIds>> {
  return { ids: await watchedIds(db, signedIn(actor).personId, mostWatched) };
}

function view(row: Row) {
  const teaser = teaserView(row);
  const open = isPublic(teaser.status);
  return {
    listingId: row.listing_id,
    title: open ? teaser.title : (row.last_title ?? ''),
    standing: standingOf(teaser.status),
    teaser: open ? teaser : null,
    since: row.created_at.toISOString(),
  };
}
