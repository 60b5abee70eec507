import { peopleKnown } from '#features/conversation/messages/server/knows.ts';
import { marketplaceQuery } from '#features/marketplace/listings/market-shapes.ts';
import { newestTeasers } from '#features/marketplace/listings/server/newest-teasers.ts';
import { storedStatus } from '#features/marketplace/listings/server/stored.ts';
import { hasRole } from '#kernel/actor.ts';
import { fullName } from '#kernel/person-name.ts';
import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { find as contract } from '../contract.ts';
import { mostFound, wordsOf } from '../domain/question.ts';
import { documentsFor } from './find-documents.ts';
import { anyPeople, clientListings, ownBusinesses, ownListings, peopleAround } from './store.ts';

type Found = AnswerOf<typeof contract>;
export type FindHelp = (question: string) => Promise<Found['help']>;

/** The maximum number of permission checks; more people rarely share a name. */
const mostCandidates = 30;

/** A few results of each kind, only those that the caller may open. */
export function findFor(findHelp: FindHelp) {
  return async (reading: Reading, { query }: InputOf<typeof contract>): Promise<Found> => {
    const words = wordsOf(query.q);
    if (words.length === 0) return { listings: [], documents: [], businesses: [], people: [], help: [] };
    const [listings, documents, businesses, people, help] = await Promise.all([
      listingsFor(reading, query.q, words),
      documentsFor(reading, query.q, words),
      businessesOf(reading, words),
      peopleFor(reading, words),
      findHelp(query.q),
    ]);
    return {
      listings,
      documents: documents.slice(0, mostFound),
      businesses,
      people,
      help: help.slice(0, mostFound),
    };
  };
}

/** The caller's own listings and those of their clients in any status, then those of the marketplace. */
async function listingsFor(
  reading: Reading,
  q: string,
  words: readonly string[],
): Promise<Found['listings']> {
  const { personId } = signedIn(reading.actor);
  const rows = await ownListings(reading.db, personId, words, mostFound);
  const clients = await clientListings(reading.db, { personId, now: reading.now }, words, mostFound);
  const market = await newestTeasers(reading, marketplaceQuery.parse({ q, size: mostFound * 2 }));
  const mine = [...rows.map((row) => found(row, true)), ...clients.map((row) => found(row, false))];
  const others = market
    .filter(({ id }) => mine.every((listing) => listing.id !== id))
    .map(({ id, title, status }) => ({ id, title, status, own: false, client: false }));
  return [...mine, ...others].slice(0, mostFound);
}

function found({ id, title, status }: { id: string; title: string; status: string }, own: boolean) {
  return { id, title, status: storedStatus(status), own, client: !own };
}

async function businessesOf({ db, actor }: Reading, words: readonly string[]): Promise<Found['businesses']> {
  const rows = await ownBusinesses(db, signedIn(actor).personId, words, mostFound);
  return rows.map((row) => ({ id: row.id, name: row.business_name, listingId: row.listing_id }));
}

async function peopleFor(reading: Reading, words: readonly string[]): Promise<Found['people']> {
  const { db, actor } = reading;
  const admin = hasRole(actor, 'admin');
  const rows = admin
    ? await anyPeople(db, words, mostFound)
    : await peopleAround(db, signedIn(actor).personId, words, mostCandidates);
  const known = await peopleKnown(
    reading,
    rows.map((row) => row.id),
  );
  return rows
    .filter((row) => known.has(row.id))
    .slice(0, mostFound)
    .map((row) => ({
      id: row.id,
      name: fullName(row.first_name, row.last_name),
      email: admin ? row.email : null,
    }));
}
