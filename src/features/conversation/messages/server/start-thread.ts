import { Refused } from '#kernel/refusal.ts';
import type { Reading, Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { aboutListing, withPerson, writeAboutListing, writeToPerson } from '../contract.ts';
import { peopleKnown } from './knows.ts';
import { pairForListing, pairForPerson } from './recipients.ts';
import { append } from './send-message.ts';
import { factsOfPair, insertThread, type Pair, threadOfPair } from './store.ts';
import { correspondenceView, otherOf } from './thread-view.ts';

export async function findAboutListing(
  reading: Reading,
  { params }: InputOf<typeof aboutListing>,
): Promise<AnswerOf<typeof aboutListing>> {
  return found(reading, await pairForListing(reading, params.id));
}

export async function findWithPerson(
  reading: Reading,
  { params, query }: InputOf<typeof withPerson>,
): Promise<AnswerOf<typeof withPerson>> {
  return found(reading, await pairForPerson(reading, params.id, query.listingId ?? null));
}

export async function startAboutListing(
  work: Work,
  { params, body }: InputOf<typeof writeAboutListing>,
): Promise<AnswerOf<typeof writeAboutListing>> {
  return start(work, await pairForListing(work, params.id), body);
}

export async function startWithPerson(
  work: Work,
  { params, body }: InputOf<typeof writeToPerson>,
): Promise<AnswerOf<typeof writeToPerson>> {
  return start(work, await pairForPerson(work, params.id, body.listingId ?? null), body);
}

async function found(reading: Reading, pair: Pair): Promise<AnswerOf<typeof withPerson>> {
  const { personId } = signedIn(reading.actor);
  const row = await factsOfPair(reading.db, pair, reading.now);
  const otherId = row && otherOf(row, personId);
  // Pairs are built from IDs; a closed account has no name.
  if (!row || !otherId || row.oneFirstName === null || row.otherFirstName === null)
    throw new Refused('not-found');
  const known = await peopleKnown(reading, [otherId]);
  return {
    ...correspondenceView(row, personId, known),
    threadId: await threadOfPair(reading.db, pair),
  };
}

async function start(
  work: Work,
  pair: Pair,
  body: { messageId?: string | undefined; text: string },
): Promise<{ id: string }> {
  const row = await factsOfPair(work.db, pair, work.now);
  if (row?.oneFirstName == null || row.otherFirstName == null) throw new Refused('not-found');
  await insertThread(work.db, { ...pair, id: work.newId(), at: work.now });
  const id = await threadOfPair(work.db, pair);
  if (id === null) throw new Error('a thread was made and is not there');
  await append(work, id, body);
  return { id };
}
