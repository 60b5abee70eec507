import { getListing as contract } from '#features/marketplace/listings/contract.ts';
import { marketplaceQuery } from '#features/marketplace/listings/market-shapes.ts';
import { getListing, type Onlookers } from '#features/marketplace/listings/server/get-listing.ts';
import { newestTeasers } from '#features/marketplace/listings/server/newest-teasers.ts';
import type { StreamCall } from '#http/streams.ts';
import { Refused } from '#kernel/refusal.ts';
import type { ReplyOf } from '#wire/endpoint.ts';

export type ListingView = ReplyOf<typeof contract>;

const anId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** By ID or title; `null` if the caller may not see it. */
export async function listingNamed(
  call: StreamCall,
  name: string,
  onlookers: Onlookers,
): Promise<ListingView | null> {
  const id = anId.test(name) ? name : await idOfTitle(call, name);
  if (id === null) return null;
  try {
    return contract.reply.parse(await getListing(call, id, onlookers));
  } catch (error) {
    if (error instanceof Refused && error.code === 'not-found') return null;
    throw error;
  }
}

async function idOfTitle(call: StreamCall, title: string): Promise<string | null> {
  const wanted = title.trim().toLowerCase();
  const words = wanted.replace(/[^\p{L}\p{N}\s]+/gu, ' ').slice(0, 200);
  const found = await newestTeasers(call, marketplaceQuery.parse({ q: words, size: 10 }));
  return (found.find((one) => one.title.toLowerCase() === wanted) ?? found[0])?.id ?? null;
}
