import type { Work } from '#platform/context.ts';
import { insertMail } from './store.ts';

/** A mail to write. `secret`: its text carries a link that grants something, and is erased once it was sent. */
export type NewMail = { to: string; subject: string; text: string; kind: string; secret?: boolean };

export const deliverMail = 'deliver-mail';

/** Writes a mail through the verb's transaction and queues its delivery. Subjects must not name anybody. */
export async function sendMail(
  work: Work,
  { to, subject, text, kind, secret = false }: NewMail,
): Promise<void> {
  const id = work.newId();
  await insertMail(work.db, {
    id,
    recipient: to,
    subject: oneLine(subject),
    body: text,
    kind,
    secret,
    created_at: work.now,
  });
  await work.enqueue(deliverMail, { id });
}

/** A line break in a subject would begin another header. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
