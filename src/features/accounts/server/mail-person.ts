import { sendMail } from '#features/mail/server/send-mail.ts';
import type { Work } from '#platform/context.ts';
import { personCard } from './person-card.ts';

/** A notice to somebody with an account. `lines`: paragraphs; `path`: where the button of the mail leads. */
export type Notice = { kind: string; subject: string; lines: readonly string[]; path: string };

/** Mails a notice to a person, in the transaction of what it tells. */
export async function mailPerson(work: Work, personId: string, notice: Notice): Promise<void> {
  const { firstName, email } = await personCard(work.db, personId);
  const text = [`Hello ${firstName},`, ...notice.lines, work.link(notice.path)].join('\n\n');
  await sendMail(work, { to: email, kind: notice.kind, subject: notice.subject, text });
}
