import { Refused } from '#kernel/refusal.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reading } from '#platform/context.ts';
import { decodeCursor, toPage } from '#platform/db/cursor.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import { type getOutgoingMail, type listOutbox, mailStatuses } from '../contract.ts';
import { type MailRow, mailById, newestMails } from './store.ts';

export async function readOutbox(
  { db }: Reading,
  { query }: InputOf<typeof listOutbox>,
): Promise<AnswerOf<typeof listOutbox>> {
  const rows = await newestMails(db, query.after ? decodeCursor(query.after) : null, query.size + 1);
  return toPage(rows, query.size, (row) => ({ at: row.created_at, id: row.id }), lineOf);
}

export async function readOutgoingMail(
  { db }: Reading,
  { params }: InputOf<typeof getOutgoingMail>,
): Promise<AnswerOf<typeof getOutgoingMail>> {
  const row = await mailById(db, params.id);
  if (!row) throw new Refused('not-found');
  return {
    ...lineOf(row),
    text: row.body,
    attempts: row.attempts,
    lastError: row.last_error,
    settledAt: row.settled_at?.toISOString() ?? null,
  };
}

const storedStatus = storedWord(mailStatuses, 'status of an email');

function lineOf(row: MailRow) {
  return {
    id: row.id,
    to: row.recipient,
    kind: row.kind,
    subject: row.subject,
    status: storedStatus(row.status),
    createdAt: row.created_at.toISOString(),
  };
}
