import { hasRole, isPerson } from '#kernel/actor.ts';
import { fullName } from '#kernel/person-name.ts';
import type { Reading } from '#platform/context.ts';
import { decodeCursor, toPage } from '#platform/db/cursor.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type {
  listBrokerRequests as contract,
  listBrokerRequestReviews as reviewsContract,
} from '../contract.ts';
import { brokerRequestView } from './broker-request-view.ts';
import { brokerRequestsOf, countWaiting, waitingBrokerRequests } from './store.ts';

export async function listBrokerRequests(
  { actor, db }: Reading,
  { query }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const cursor = query.after ? decodeCursor(query.after) : null;
  const rows = await brokerRequestsOf(db, signedIn(actor).personId, cursor, query.size + 1);
  return toPage(rows, query.size, (row) => ({ at: row.requested_at, id: row.id }), brokerRequestView);
}

export async function listBrokerRequestReviews(
  { actor, db }: Reading,
  { query }: InputOf<typeof reviewsContract>,
): Promise<AnswerOf<typeof reviewsContract>> {
  const cursor = query.after ? decodeCursor(query.after) : null;
  const rows = await waitingBrokerRequests(db, cursor, query.size + 1);
  return toPage(
    rows,
    query.size,
    (row) => ({ at: row.requested_at, id: row.id }),
    (row) => ({
      ...brokerRequestView(row),
      person: {
        id: row.person_id,
        name: fullName(row.first_name, row.last_name),
        email: row.email,
        emailVerified: row.email_verified,
      },
      mayDecide: !isPerson(actor, row.person_id),
    }),
  );
}

/** How many wait for this admin, counted up to `most`; 0 for everyone else. */
export async function brokerRequestsToDecide({ actor, db }: Reading, most: number): Promise<number> {
  return hasRole(actor, 'admin') ? countWaiting(db, signedIn(actor).personId, most) : 0;
}
