import { sendMail } from '#features/mail/server/send-mail.ts';
import type { Work } from '#platform/context.ts';
import { personCard } from './person-card.ts';

export type PersonalMail = {
  kind: string;
  /** Names neither a person nor a business. */
  subject: string;
  /** Paragraphs between greeting and link. */
  lines: readonly string[];
  /** The page that the mail is about, a path of the site. */
  path: string;
  /** A last paragraph, below the link. */
  footer?: string;
  /** The path carries a token that grants something. */
  secret?: boolean;
};

/** Writes a mail to a person: greeting, paragraphs, link. Nobody is written to whose account is closed. */
export async function sendMailToPerson(work: Work, personId: string, mail: PersonalMail): Promise<void> {
  const { kind, subject, lines, path, footer, secret = false } = mail;
  const { email, firstName, closed } = await personCard(work.db, personId);
  if (closed) return;
  const text = [`Hello ${firstName},`, ...lines, work.link(path), ...(footer ? [footer] : [])].join('\n\n');
  await sendMail(work, { to: email, subject, text: `${text}\n`, kind, secret });
}
