import type { Work } from '#platform/context.ts';
import { eraseMailsTo, eraseNameInMails } from './store.ts';

/** Erases mails to a closed account or abandoned address. Queued ones are delivered first. */
export async function forgetMailsTo(
  work: Work,
  address: string,
  ended: 'account' | 'address' = 'account',
): Promise<void> {
  await eraseMailsTo(work.db, address, ended);
}

/** Erases the name of a closed account from mails to others, queued ones included. */
export async function forgetNameInMails(work: Work, personId: string): Promise<void> {
  await eraseNameInMails(work.db, personId);
}
