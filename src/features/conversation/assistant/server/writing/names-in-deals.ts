import { listRequests } from '#features/agreements/access-requests/contract.ts';
import { listThreads } from '#features/conversation/messages/contract.ts';
import { getOffer, listOffers } from '#features/offers/offers/contract.ts';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import { fullName } from '#kernel/person-name.ts';
import { everyPage } from '../tools/every-page.ts';

/** Of so many offers the firm that buys is read: each takes a read of its own. */
const mostOffers = 20;

/**
 * The people and firms of the caller's threads, and of the requests and offers that they received; without the firms of
 * `recipients`.
 */
export async function namesInDeals(
  read: ReadAs,
  call: StreamCall,
  recipients: readonly string[],
): Promise<string[]> {
  const received = { scope: 'received' };
  const threads = await everyPage((query) => read(call, listThreads, { query }));
  const requests = await everyPage((query) => read(call, listRequests, { query: { ...query, ...received } }));
  const offers = await everyPage((query) => read(call, listOffers, { query: { ...query, ...received } }));
  const firms: string[] = [];
  const ofOthers = offers.items.filter(({ buyer }) => !recipients.includes(buyer.name));
  for (const { id } of ofOthers.slice(0, mostOffers))
    firms.push((await read(call, getOffer, { id }))?.terms?.buyerEntity ?? '');
  const people = [
    ...threads.items.flatMap(({ with: { person } }) =>
      person ? [fullName(person.firstName, person.lastName)] : [],
    ),
    ...[...requests.items, ...offers.items].map(({ buyer }) => buyer.name),
  ];
  return [...people, ...firms].filter((name) => name.trim() !== '');
}
