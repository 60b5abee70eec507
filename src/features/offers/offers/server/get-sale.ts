import type { z } from 'zod';
import { listingFaceOf } from '#features/marketplace/listings/server/hold-listing.ts';
import { isPerson } from '#kernel/actor.ts';
import { cents } from '#kernel/money.ts';
import { fullName } from '#kernel/person-name.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import { type getSale as contract, mostPossibleBuyers } from '../contract.ts';
import { storedKind } from './offer-facts.ts';
import { likelyBuyer } from './on-listing-closed.ts';
import { type PossibleBuyer, possibleBuyers, roomKeptFor, saleOf } from './sale-store.ts';

type View = z.input<(typeof contract)['reply']>;

export async function getSale(
  { db, actor }: Pick<Reading, 'db' | 'actor'>,
  listingId: string,
): Promise<View> {
  const listing = await listingFaceOf(db, listingId);
  if (!listing || !isPerson(actor, listing.ownerId)) throw new Refused('not-found');
  const sale = await saleOf(db, listingId);
  if (sale) return { recorded: recorded(sale), possibleBuyers: [], likely: null };
  const among = await possibleBuyers(db, { listingId, limit: mostPossibleBuyers });
  const likely = likelyBuyer(among, await roomKeptFor(db, listingId));
  return { recorded: null, possibleBuyers: among.map(view), likely };
}

function recorded(sale: NonNullable<Awaited<ReturnType<typeof saleOf>>>): View['recorded'] {
  const { buyer_id: id, first_name, last_name, price_cents, sold_at } = sale;
  const named = id !== null && first_name !== null && last_name !== null;
  return {
    at: sold_at.toISOString(),
    buyer: named ? { id, name: fullName(first_name, last_name) } : null,
    price: price_cents === null ? null : cents(Number(price_cents)),
  };
}

function view({ id, name, offer }: PossibleBuyer): View['possibleBuyers'][number] {
  const accepted = offer && {
    kind: storedKind(offer.kind),
    exclusiveUntil: offer.exclusive_until?.toISOString() ?? null,
  };
  return { id, name, accepted };
}
