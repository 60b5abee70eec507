import type { z } from 'zod';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { listMessages as contract, sendMessage } from '../contract.ts';
import { maskContacts, openText } from '../domain/mask-contacts.ts';
import { isOpen } from '../domain/thread.ts';
import { ownThread } from './get-thread.ts';
import { type MessageRow, messagesBefore } from './message-store.ts';
import { threadFacts } from './thread-view.ts';

export async function listMessages(
  reading: Reading,
  { params, query }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { personId } = signedIn(reading.actor);
  const thread = await ownThread(reading, params.id);
  const open = isOpen(threadFacts(thread, personId));
  const before = query.after === undefined ? thread.lastSeq + 1 : placeOf(query.after);
  const rows = await messagesBefore(reading.db, thread.id, before, query.size + 1);
  const shown = rows.slice(0, query.size);
  return {
    items: shown.map((row) => messageView(row, { readerId: personId, open })),
    next: rows.length > query.size ? String(shown.at(-1)?.seq ?? 1) : null,
  };
}

/** Contact details are sent only while they are open, or to their author. */
export function messageView(
  row: MessageRow,
  { readerId, open }: { readerId: string; open: boolean },
): z.input<typeof sendMessage.reply> {
  const mine = row.author_id === readerId;
  const masked = open ? openText(row.body) : maskContacts(row.body);
  return {
    id: row.id,
    seq: row.seq,
    mine,
    pieces: mine ? openText(row.body) : masked,
    hiddenFromOther: mine && masked.some((piece) => piece.hidden !== null),
    at: row.at.toISOString(),
  };
}

/** Message numbers are unique and ordered, so they serve as cursors. */
function placeOf(cursor: string): number {
  if (!/^[1-9]\d{0,8}$/.test(cursor))
    throw new Refused('invalid-fields', { fields: { after: ['This is not a position in this list.'] } });
  return Number(cursor);
}
