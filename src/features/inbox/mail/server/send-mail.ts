import type { Work } from '#platform/context.ts';
import type { MailKind } from '../domain/mail-kinds.ts';
import { insertMail } from './store.ts';

export type NewMail = {
  to: string;
  subject: string;
  text: string;
  kind: MailKind;
  /** The text has a link that grants access, so it is erased once sent. */
  secret?: boolean;
  /** The person named in the text, whose name is erased when their account is closed. */
  names?: string | undefined;
};

export const deliverMail = 'deliver-mail';

/** Writes a mail in the caller's transaction and queues its delivery. Subjects must not contain names. */
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

/** A line break in a subject would start another header. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
