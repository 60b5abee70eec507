import { listOwnListings } from '#features/marketplace/listings/own-listings-contract.ts';
import { listMandates } from '#features/marketplace/mandates/contract.ts';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';

/** The names of the businesses that the caller sells, which no one learns before access is granted. */
export async function secretNames(read: ReadAs, call: StreamCall): Promise<string[]> {
  const query = { size: '100' };
  const own = (await read(call, listOwnListings, { query }))?.items ?? [];
  const mandates = (await read(call, listMandates, { query }))?.items ?? [];
  return [...own, ...mandates].flatMap(({ businessName }) => (businessName ? [businessName] : []));
}
