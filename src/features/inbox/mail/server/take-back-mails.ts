import type { Tx } from '#platform/context.ts';
import { deleteMails, mailById } from './store.ts';

/** Deletes mails before their transaction commits: those of the demo must not be sent. */
export async function takeBackMails(tx: Tx, ids: readonly string[]): Promise<void> {
  await deleteMails(tx, ids);
}

/** Throws if there is no such mail. */
export async function textOfMail(tx: Tx, id: string): Promise<string> {
  const mail = await mailById(tx, id);
  if (!mail) throw new Error('no such email');
  return mail.body;
}
