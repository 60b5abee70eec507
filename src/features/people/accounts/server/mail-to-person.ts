import type { MailKind } from '#features/inbox/mail/domain/mail-kinds.ts';
import { mailText } from '#features/inbox/mail/domain/mail-text.ts';
import { nameLine } from '#features/inbox/mail/domain/name-line.ts';
import { sendMail } from '#features/inbox/mail/server/send-mail.ts';
import type { Named } from '#kernel/notice.ts';
import { fullName } from '#kernel/person-name.ts';
import type { Work } from '#platform/context.ts';
import { personCard } from './person-card.ts';

export type PersonalMail = {
  kind: MailKind;
  /** Must not name a person or a business. */
  subject: string;
  about?: readonly string[];
  who?: Named | undefined;
  lines: readonly string[];
  path: string;
  footer?: string;
  /** The path carries a token. */
  secret?: boolean;
};

export type MailWork = Pick<Work, 'db' | 'newId' | 'now' | 'enqueue' | 'link'>;

/** Sends nothing if the account is closed. */
export async function sendMailToPerson(work: MailWork, personId: string, mail: PersonalMail): Promise<void> {
  const { kind, subject, about = [], who, path, footer, secret = false } = mail;
  const { email, firstName, closed } = await personCard(work.db, personId);
  if (closed) return;
  const facts = [...about, ...(who ? [await whoLine(work, who)] : [])];
  const lines = [...(facts.length > 0 ? [facts.join('\n')] : []), ...mail.lines];
  const text = mailText({ greeting: `Hello ${firstName},`, lines, path, link: work.link(path), footer });
  await sendMail(work, { to: email, subject, text, kind, secret, names: who?.personId });
}

async function whoLine({ db }: MailWork, { part, personId }: Named): Promise<string> {
  const { firstName, lastName } = await personCard(db, personId);
  return nameLine(part, fullName(firstName, lastName));
}
