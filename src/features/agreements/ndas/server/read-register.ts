import { titleForBuyers } from '#features/marketplace/listings/domain/life-cycle.ts';
import { storedStatus } from '#features/marketplace/listings/server/stored.ts';
import { type Actor, hasRole, isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import { toSortedPage } from '#platform/db/sorted-page.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { listNdas } from '../contract.ts';
import { bindingOf } from '../domain/register.ts';
import { sealLevel } from '../domain/sealing.ts';
import { signatureLine } from '../domain/signing.ts';
import { capacityOf, kindOf } from './nda-row.ts';
import { countSignedNdas, type RegisterRow, signedNdasPage } from './register-store.ts';

type Line = AnswerOf<typeof listNdas>['items'][number];

export async function readRegister(
  { db, actor, now }: Reading,
  { query }: InputOf<typeof listNdas>,
): Promise<AnswerOf<typeof listNdas>> {
  const { personId } = signedIn(actor);
  const { scope, listingId = null, binding = null, filter } = query;
  if (scope === 'all' && !hasRole(actor, 'admin')) throw new Refused('role-missing');
  const search = { scope, viewerId: personId, now, listingId, binding, filter };
  const rows = await signedNdasPage(
    db,
    search,
    { column: query.sort ?? 'signed', order: query.order },
    query,
  );
  const page = toSortedPage(
    rows,
    query.size,
    (row) => ({ value: row.sort_value, id: row.id }),
    (row) => lineOf(row, actor, now),
  );
  return { ...page, total: await countSignedNdas(db, search) };
}

function lineOf(row: RegisterRow, actor: Actor, now: Date): Line {
  const { signer_name: name, signed_at, term_ends_at, sealed_at } = row;
  const capacity = capacityOf(row);
  // The columns are nullable only for unsigned agreements.
  if (!name || !capacity || !signed_at || !term_ends_at)
    throw new Error('a signed agreement without a signature');
  return {
    id: row.id,
    kind: kindOf(row),
    requestId: row.request_id,
    listingId: row.listing_id,
    listingTitle: titleOf(row, actor),
    signer: signatureLine({ name, capacity, entity: row.signer_entity, title: row.signer_title }),
    buyerEmail: row.buyer_email,
    signedAt: signed_at.toISOString(),
    endsAt: term_ends_at.toISOString(),
    binding: bindingOf(term_ends_at, now),
    sealLevel: sealed_at && sealLevel(row.stamped_at),
  };
}

function titleOf({ owner_id, listing_status, listing_title }: RegisterRow, actor: Actor): string | null {
  if (listing_title === null || listing_status === null || isPerson(actor, owner_id)) return listing_title;
  return titleForBuyers(storedStatus(listing_status), listing_title);
}
