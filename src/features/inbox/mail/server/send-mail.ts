import type { Work } from '#platform/context.ts';
import type { MailKind } from '../domain/mail-kinds.ts';
import { insertMail } from './store.ts';

export type NewMail = {
  to: string;
  subject: string;
  text: string;
  kind: MailKind;
  /** The text carries a link that grants something: it is erased once it was sent. */
  secret?: boolean;
  /** Whom the text names besides its reader, in a line: the name goes when their account ends. */
  names?: string | undefined;
};

export const deliverMail = 'deliver-mail';

/** Writes a mail through the verb's transaction and queues its delivery. Subjects must not name anybody. */
export async function sendMail(
  work: Pick<Work, 'db' | 'newId' | 'now' | 'enqueue'>,
  { to, subject, text, kind, secret = false, names }: NewMail,
): Promise<void> {
  const id = work.newId();
  await insertMail(work.db, {
    id,
    recipient: to,
    subject: oneLine(subject),
    body: text,
    kind,
    secret,
    names_person_id: names ?? null,
    created_at: work.now,
  });
  await work.enqueue(deliverMail, { id });
}

/** A line break in a subject would begin another header. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
