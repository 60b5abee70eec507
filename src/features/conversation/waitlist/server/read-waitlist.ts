import { storedWord } from '#kernel/stored-word.ts';
import type { Reading } from '#platform/context.ts';
import { decodeCursor, toPage } from '#platform/db/cursor.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { listWaitlist } from '../contract.ts';
import {
  type Forwarding,
  forwardingReasons,
  forwardingStates,
  forwardRefusal,
} from '../domain/forwarding.ts';
import { type Waitlist, waitlists } from '../domain/lists.ts';
import { type EntryRow, newestEntries } from './store.ts';

export async function readWaitlist(
  { db }: Reading,
  { query: { list, after, size } }: InputOf<typeof listWaitlist>,
  hasForm: boolean,
): Promise<AnswerOf<typeof listWaitlist>> {
  const rows = await newestEntries(db, list, after ? decodeCursor(after) : null, size + 1);
  return toPage(
    rows,
    size,
    (row) => ({ at: row.created_at, id: row.id }),
    (row) => viewOf(row, hasForm),
  );
}

export function viewOf(row: EntryRow, hasForm: boolean) {
  return {
    id: row.id,
    list: listOf(row),
    email: row.email,
    disposable: row.disposable,
    forwarding: forwardingOf(row),
    reason: forwardingReasons.find((reason) => reason === row.reason) ?? null,
    attempts: row.attempts,
    triedAt: row.tried_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    may: { forward: forwardRefusal(forwardingOf(row), hasForm) ?? true },
  } as const;
}

const storedForwarding = storedWord(forwardingStates, 'state of an entry');
const storedList = storedWord(waitlists, 'waitlist');

export function forwardingOf(row: EntryRow): Forwarding {
  return storedForwarding(row.forwarding);
}

function listOf(row: EntryRow): Waitlist {
  return storedList(row.list);
}
