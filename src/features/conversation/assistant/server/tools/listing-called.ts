import { listRequests } from '#features/agreements/access-requests/contract.ts';
import { marketplaceQuery } from '#features/marketplace/listings/market-shapes.ts';
import { listOwnListings } from '#features/marketplace/listings/own-listings-contract.ts';
import { newestTeasers } from '#features/marketplace/listings/server/newest-teasers.ts';
import { listMandates } from '#features/marketplace/mandates/contract.ts';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import { asksOfNamed, isNamedIn } from '../../domain/named-business.ts';
import { callingWords, isInFull, isInPart, isOfOther, mayMeanCard } from '../../domain/title-asked.ts';
import { everyPage } from './every-page.ts';

export const calledReads = [listRequests, listOwnListings, listMandates] as const;

type Called = { id: string; title: string };

/**
 * The one listing that a question calls by its title, by words of it that no other title has, or, of those that the caller has
 * access to, by its trade. `null`: none, or several.
 */
export async function listingCalled(
  read: ReadAs,
  call: StreamCall,
  question: string,
): Promise<string | null> {
  const opened = await openedTo(read, call);
  const known = [...opened, ...(await theirs(read, call))];
  const all = mayMeanCard(question) ? [...known, ...(await onMarket(call, question))] : known;
  const inFull = all.filter(({ title }) => isInFull(question, title));
  const longest = Math.max(...inFull.map(({ title }) => title.length));
  if (inFull.length > 0) return onlyOne(inFull.filter(({ title }) => title.length === longest));
  if (mayMeanCard(question)) {
    const inPart = onlyOne(all.filter(({ title }) => isInPart(question, title)));
    if (inPart !== null) return inPart;
  }
  if (!asksOfNamed(question)) return null;
  return onlyOne(opened.filter(({ title }) => isNamedIn(question, [title]) && !isOfOther(question, title)));
}

function onlyOne(found: readonly Called[]): string | null {
  const [one, ...more] = new Set(found.map(({ id }) => id));
  return more.length > 0 ? null : (one ?? null);
}

async function openedTo(read: ReadAs, call: StreamCall): Promise<Called[]> {
  const sent = await everyPage((paging) => read(call, listRequests, { query: { scope: 'sent', ...paging } }));
  return sent.items
    .filter(({ status }) => status === 'approved')
    .map(({ listingId, listingTitle }) => ({ id: listingId, title: listingTitle }));
}

async function theirs(read: ReadAs, call: StreamCall): Promise<Called[]> {
  const own = await everyPage((query) => read(call, listOwnListings, { query }));
  const mandates = await everyPage((query) => read(call, listMandates, { query }));
  return [
    ...own.items.map(({ id, title }) => ({ id, title })),
    ...mandates.items
      .filter(({ status }) => status === 'active')
      .map(({ listingId, listingTitle }) => ({ id: listingId, title: listingTitle })),
  ];
}

/** Public cards that have the words by which the question may call one. */
async function onMarket(call: StreamCall, question: string): Promise<readonly Called[]> {
  for (const words of callingWords(question)) {
    const q = words.join(' ').slice(0, 200);
    const found = await newestTeasers(call, marketplaceQuery.parse({ q, size: 48 }));
    if (found.length > 0) return found;
  }
  return [];
}
