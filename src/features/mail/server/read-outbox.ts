import { isUuid } from '#kernel/ids.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import { type getOutgoingMail, type listOutbox, mailStatuses } from '../contract.ts';
import { type Cursor, type MailRow, mailById, newestMails } from './store.ts';

export async function readOutbox(
  { db }: Reading,
  { query }: InputOf<typeof listOutbox>,
): Promise<AnswerOf<typeof listOutbox>> {
  const rows = await newestMails(db, query.after ? parseCursor(query.after) : null, query.size + 1);
  const shown = rows.slice(0, query.size);
  const last = shown.at(-1);
  return { items: shown.map(lineOf), next: rows.length > shown.length && last ? formatCursor(last) : null };
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

function lineOf(row: MailRow) {
  return {
    id: row.id,
    to: row.recipient,
    kind: row.kind,
    subject: row.subject,
    status: mailStatuses.find((status) => status === row.status) ?? 'queued',
    createdAt: row.created_at.toISOString(),
  };
}

function formatCursor(row: MailRow): string {
  return `${row.created_at.getTime()}.${row.id}`;
}

function parseCursor(text: string): Cursor {
  const found = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(text);
  if (!found?.[1] || !found[2] || !isUuid(found[2]))
    throw new Refused('invalid-fields', { fields: { after: ['Not a place in this list.'] } });
  return { createdAt: new Date(Number(found[1])), id: found[2] };
}
