import type { Tx } from '#platform/context.ts';
import { deleteMails, mailById } from './store.ts';

/** Deletes mails that nobody is to get, before the transaction that wrote them commits: those of the demo's story. */
export async function takeBackMails(tx: Tx, ids: readonly string[]): Promise<void> {
  await deleteMails(tx, ids);
}

/** What a mail says; throws where there is none. */
export async function textOfMail(tx: Tx, id: string): Promise<string> {
  const mail = await mailById(tx, id);
  if (!mail) throw new Error('no such email');
  return mail.body;
}
