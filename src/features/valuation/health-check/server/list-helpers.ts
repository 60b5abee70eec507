import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import { type Cursor, decodeCursor, toPage } from '#platform/db/cursor.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { listHelpers as contract, listInvitations as invitations } from '../contract.ts';
import { type HelperRow, helpersOf, invitationsTo } from './helper-store.ts';
import { helperViewOf, invitationOf } from './helper-view.ts';
import { confirmedEmail } from './move-helper.ts';
import { openCheck } from './open-check.ts';

export async function listHelpers(
  reading: Reading,
  { params, query }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const check = await openCheck(reading, params.id);
  if (check.side !== 'owner') throw new Refused('not-found');
  const rows = await helpersOf(reading.db, check.id, pageIn(query));
  return toPage(rows, query.size, placeOf, helperViewOf);
}

export async function listInvitations(
  reading: Reading,
  { query }: InputOf<typeof invitations>,
): Promise<AnswerOf<typeof invitations>> {
  const email = await confirmedEmail(reading);
  const rows = email === null ? [] : await invitationsTo(reading.db, email, pageIn(query));
  return toPage(rows, query.size, placeOf, invitationOf);
}

/** The invitations to help that wait for the caller, the earliest first. */
export async function waitingHelp(reading: Reading, limit: number): Promise<{ id: string; since: string }[]> {
  const email = await confirmedEmail(reading);
  const rows = email === null ? [] : await invitationsTo(reading.db, email, { cursor: null, limit });
  return rows.map((row) => ({ id: row.id, since: row.invited_at.toISOString() }));
}

function pageIn({ after, size }: InputOf<typeof invitations>['query']): {
  cursor: Cursor | null;
  limit: number;
} {
  return { cursor: after ? decodeCursor(after) : null, limit: size + 1 };
}

function placeOf(row: HelperRow): Cursor {
  return { at: row.invited_at, id: row.id };
}
