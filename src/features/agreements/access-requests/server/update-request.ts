import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { isOpen, type Status } from '../domain/status.ts';
import { isHidden, viewOf } from './get-request.ts';
import { holdListingOf, lockSurrounded, move } from './move-request.ts';
import { requestOf } from './request-facts.ts';
import { lockRequest, writeRequest } from './store.ts';
import { type Surrounded, surroundOne } from './surroundings.ts';

type Fields = {
  id: string;
  listingId?: string | undefined;
  lastUpdatedAt?: string | undefined;
  message?: string | undefined;
  status?: Status | undefined;
  reason?: string | undefined;
};

/** The update call of docs/rules/product.md. `lastUpdatedAt` serves as its version check. */
export async function updateRequest(work: Work, listingId: string, fields: Fields) {
  if (fields.status === 'requested') await holdListingOf(work, fields.id);
  const seen = await lockSurrounded(work, fields.id);
  if (isHidden(work, seen.row)) throw new Refused('not-found');
  const elsewhere = seen.row.listing_id !== listingId || (fields.listingId ?? listingId) !== listingId;
  if (elsewhere) throw new Refused('not-found');
  const told = fields.lastUpdatedAt;
  if (told !== undefined && new Date(told).getTime() !== seen.row.last_updated_at.getTime())
    throw new Refused('stale', { version: seen.row.version });
  if (fields.message !== undefined && fields.message !== seen.row.message)
    await reword(work, seen, fields.message);
  if (fields.status !== undefined && fields.status !== seen.row.status) {
    const current = await lockSurrounded(work, fields.id);
    await move(work, current, { to: fields.status, reason: fields.reason });
  }
  const row = await lockRequest(work.db, fields.id);
  if (!row) throw new Refused('not-found');
  return viewOf(work.db, await surroundOne(work, row));
}

async function reword(work: Work, seen: Surrounded, message: string): Promise<void> {
  const request = requestOf(seen.row);
  if (!seen.parties.includes('buyer')) throw new Refused('not-your-move');
  if (!isOpen(request.status)) throw new Refused('request-closed');
  const change = { message, last_updated_at: work.now, version: request.version + 1 };
  const written = await writeRequest(work.db, request, change);
  if (!written) throw new Refused('stale');
  await work.audit({
    action: 'access-request-reworded',
    subject: { type: 'access-request', id: request.id },
  });
}
