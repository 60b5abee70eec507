import type { z } from 'zod';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import { decodeCursor, toPage } from '#platform/db/cursor.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { getThread as getContract, listThreads as listContract } from '../contract.ts';
import { peopleKnown } from './knows.ts';
import { unreadOf } from './message-store.ts';
import { type ThreadRow, threadOf, threadsOf } from './store.ts';
import { listedThread, otherOf, threadView } from './thread-view.ts';

/** Checks once for the whole page which names may be shown. */
export async function listThreads(
  reading: Reading,
  { query }: InputOf<typeof listContract>,
): Promise<AnswerOf<typeof listContract>> {
  const { personId } = signedIn(reading.actor);
  const cursor = query.after ? decodeCursor(query.after) : null;
  const rows = await threadsOf(reading.db, personId, { now: reading.now, cursor, limit: query.size + 1 });
  const known = await peopleKnown(
    reading,
    rows.flatMap((row) => otherOf(row, personId) ?? []),
  );
  return toPage(
    rows,
    query.size,
    (row) => ({ at: row.lastAt, id: row.id }),
    (row) => listedThread(row, personId, known),
  );
}

export async function getThread(reading: Reading, id: string): Promise<z.input<typeof getContract.reply>> {
  const row = await ownThread(reading, id);
  const { personId } = signedIn(reading.actor);
  return threadView(row, personId, await peopleKnown(reading, [otherOf(row, personId) ?? []].flat()));
}

/** Throws not-found unless the caller is a member. */
export async function ownThread(of: Pick<Reading, 'db' | 'actor' | 'now'>, id: string): Promise<ThreadRow> {
  const row = await threadOf(of.db, id, signedIn(of.actor).personId, of.now);
  if (!row) throw new Refused('not-found');
  return row;
}

export function countUnread({ db, actor }: Reading): Promise<number> {
  return unreadOf(db, signedIn(actor).personId);
}
