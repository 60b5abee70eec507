import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { sendMessage as contract, readMessages } from '../contract.ts';
import { counterpartOf, isOpen, namedInMail, writerWords, writingRefusal } from '../domain/thread.ts';
import { ownThread } from './get-thread.ts';
import { knownTo } from './knows.ts';
import { messageView } from './list-messages.ts';
import { insertMessage, type MessageRow, messageById, unreadIn, writeReading } from './message-store.ts';
import { lockThread, type ThreadRow } from './store.ts';
import { otherOf, threadFacts } from './thread-view.ts';

type NewMessage = { messageId?: string | undefined; text: string };

/** Idempotent: the same message sent again gets the first reply. */
export async function sendMessage(
  work: Work,
  { params, body }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { personId } = signedIn(work.actor);
  const { row, thread } = await append(work, params.id, body);
  return messageView(row, { readerId: personId, open: isOpen(threadFacts(thread, personId)) });
}

export async function append(
  work: Work,
  threadId: string,
  { messageId, text }: NewMessage,
): Promise<{ row: MessageRow; thread: ThreadRow }> {
  const { personId } = signedIn(work.actor);
  const lastSeq = await lockThread(work.db, threadId);
  const thread = await ownThread(work, threadId);
  const again = messageId === undefined ? undefined : await messageById(work.db, messageId);
  if (again) return { row: sameMessage(again, threadId, personId), thread };
  const refusal = writingRefusal(threadFacts(thread, personId));
  if (refusal) throw new Refused(refusal);
  const row = {
    id: messageId ?? work.newId(),
    seq: (lastSeq ?? 0) + 1,
    author_id: personId,
    body: text,
    at: work.now,
  };
  if (!(await insertMessage(work.db, { ...row, thread_id: threadId }))) throw new Refused('message-id-taken');
  await work.audit({
    action: 'message-sent',
    subject: { type: 'thread', id: threadId },
    detail: { seq: row.seq },
  });
  await letKnow(work, thread, otherOf(thread, personId));
  return { row, thread };
}

/** A page that missed the reply sends the same again; anything else with this ID is not the caller's. */
function sameMessage(
  row: MessageRow & { thread_id: string },
  threadId: string,
  authorId: string,
): MessageRow {
  if (row.thread_id !== threadId || row.author_id !== authorId) throw new Refused('message-id-taken');
  return row;
}

/** One notice for all unread messages: a conversation must not send an email per line. */
async function letKnow(work: Work, thread: ThreadRow, otherId: string | null): Promise<void> {
  if (otherId === null || (await unreadIn(work.db, thread.id, otherId)) !== 1) return;
  const { personId } = signedIn(work.actor);
  const known = await knownTo(work.db, { personId: otherId, now: work.now }, [personId]);
  const part = counterpartOf(threadFacts(thread, otherId), personId === thread.ownerId);
  const named = namedInMail(part) && known.has(personId);
  await work.notify([otherId], {
    kind: 'message-received',
    words: 'You have a new message',
    lines: [
      ...(named || part === 'gone' ? [] : [writerWords[part]]),
      'Sign in to read it and reply. Please don’t reply to this email.',
    ],
    who: named ? { part: 'From', personId } : undefined,
    path: `/messages/${thread.id}`,
    ...(thread.listingId ? { listingId: thread.listingId } : {}),
  });
}

export async function markRead(
  work: Work,
  { params, body }: InputOf<typeof readMessages>,
): Promise<Record<string, never>> {
  const { personId } = signedIn(work.actor);
  const thread = await ownThread(work, params.id);
  if (thread.unread > 0 || body.upTo > thread.readSeq)
    await writeReading(work.db, { threadId: thread.id, personId }, body.upTo);
  return {};
}
