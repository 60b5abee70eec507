import { hasRole } from '#kernel/actor.ts';
import { scopes } from '#kernel/scope.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { changeToken } from '../contract.ts';
import { type LimitedTo, type Reach, revocations, tokenState } from '../domain/token-state.ts';
import type { TokenRow } from './store.ts';
import type { TokenTools } from './token-tools.ts';

type View = AnswerOf<typeof changeToken>;

const storedRevocation = storedWord(revocations, 'reason for a revocation');

export function reachOf({ scopes: stored, listing_ids, room_ids }: TokenRow): Reach {
  return {
    scopes: scopes.filter((scope) => stored.includes(scope)),
    objects: [
      ...listing_ids.map((id) => ({ kind: 'listing', id }) as const),
      ...room_ids.map((id) => ({ kind: 'deal-room', id }) as const),
    ],
  };
}

/** The views of some tokens, in their order, with the titles that the reader may see now. */
export async function tokenViews(
  { db, actor, now }: Pick<Reading, 'db' | 'actor' | 'now'>,
  rows: readonly TokenRow[],
  { titlesFor, listingsOfRooms }: TokenTools,
): Promise<View[]> {
  const objects = rows.flatMap((row) => reachOf(row).objects);
  const roomIds = idsOf(objects, 'deal-room');
  const listings = roomIds.length > 0 ? await listingsOfRooms(db, roomIds) : new Map<string, string>();
  const listingIds = [...new Set([...idsOf(objects, 'listing'), ...listings.values()])];
  const reader = { personId: signedIn(actor).personId, admin: hasRole(actor, 'admin') };
  const titles = listingIds.length > 0 ? await titlesFor(db, reader, listingIds) : new Map<string, string>();
  const titleOf = ({ kind, id }: LimitedTo) =>
    titles.get(kind === 'listing' ? id : (listings.get(id) ?? '')) ?? null;
  return rows.map((row) => viewOf(row, now, titleOf));
}

function viewOf(row: TokenRow, now: Date, titleOf: (object: LimitedTo) => string | null): View {
  const { objects, scopes: given } = reachOf(row);
  const { last_used_at: usedAt, revoked_at: revokedAt, expires_at: expiresAt } = row;
  return {
    id: row.id,
    name: row.name,
    version: row.version,
    scopes: [...given],
    objects: objects.map((object) => ({ ...object, title: titleOf(object) })),
    state: tokenState({ revokedAt, expiresAt }, now),
    createdAt: row.created_at.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUse: usedAt && {
      at: usedAt.toISOString(),
      network: row.last_used_network ?? '',
      program: row.last_used_program ?? '',
    },
    revoked: revokedAt && { at: revokedAt.toISOString(), why: storedRevocation(row.revoked_for ?? '') },
  };
}

function idsOf(objects: readonly LimitedTo[], kind: LimitedTo['kind']): string[] {
  return [...new Set(objects.filter((object) => object.kind === kind).map(({ id }) => id))];
}
