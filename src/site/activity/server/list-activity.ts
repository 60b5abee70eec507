import { peopleKnown } from '#features/conversation/messages/server/knows.ts';
import { storedStatus } from '#features/marketplace/listings/server/stored.ts';
import { personCard } from '#features/people/accounts/server/person-card.ts';
import { hasRole } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { listActivity as contract } from '../contract.ts';
import { accountActions, type Event, eventWords } from '../domain/event-words.ts';
import type { Feed } from './feed.ts';
import { decodePlace, encodePlace } from './place.ts';
import { type EventRow, eventsOf } from './store.ts';

type Name = { firstName: string; lastName: string };

export async function listActivity(
  reading: Reading,
  { params, query }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { personId: readerId } = signedIn(reading.actor);
  const name = params.id === readerId ? null : await nameOfKnown(reading, params.id);
  const feed = { personId: params.id, readerId, admin: hasRole(reading.actor, 'admin'), now: reading.now };
  const place = query.after === undefined ? null : decodePlace(query.after);
  const rows = await eventsOf(reading.db, feed, { place, limit: query.size + 1, actions: accountActions });
  const shown = rows.slice(0, query.size);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => activityView(row, feed, name)),
    next: rows.length > query.size && last ? encodePlace(last) : null,
  };
}

async function nameOfKnown(reading: Reading, personId: string): Promise<Name> {
  if (!(await peopleKnown(reading, [personId])).has(personId)) throw new Refused('not-found');
  return personCard(reading.db, personId);
}

function activityView(
  row: EventRow,
  feed: Feed,
  name: Name | null,
): AnswerOf<typeof contract>['items'][number] {
  return {
    id: row.key,
    timestamp: row.at.toISOString(),
    activity: eventWords(eventOf(row, feed, name)),
    about: aboutOf(row),
  };
}

function eventOf(row: EventRow, { readerId, personId }: Feed, name: Name | null): Event {
  const { kind, action, from, to, party, insider, businessName } = row;
  return {
    kind,
    action,
    from,
    to,
    party,
    insider,
    businessName,
    byReader: row.actorId === readerId && party !== 'system',
    actor: name && row.actorId === personId ? name : null,
    person: name,
    listing:
      row.title === null || row.listingStatus === null
        ? null
        : { title: row.title, status: storedStatus(row.listingStatus) },
    buyer:
      row.buyerFirstName === null
        ? null
        : { firstName: row.buyerFirstName, lastName: row.buyerLastName ?? '' },
  };
}

function aboutOf({ kind, aboutId }: EventRow): AnswerOf<typeof contract>['items'][number]['about'] {
  if (aboutId === null) return null;
  if (kind === 'offer' || kind === 'order') return { kind, id: aboutId };
  if (kind === 'photo' || kind === 'admin') return { kind: 'listing', id: aboutId };
  if (kind === 'request') return { kind: 'access-request', id: aboutId };
  return kind === 'listing' ? { kind: 'listing', id: aboutId } : null;
}
