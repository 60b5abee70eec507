import type { Work } from '#platform/context.ts';
import { eraseMailsTo, eraseNameInMails } from './store.ts';

/**
 * Takes address and text out of the mails that went to somebody whose account ended, or who left the address; what
 * still waits is delivered first, and kept.
 */
export async function forgetMailsTo(
  work: Work,
  address: string,
  ended: 'account' | 'address' = 'account',
): Promise<void> {
  await eraseMailsTo(work.db, address, ended);
}

/** Takes the name of somebody whose account ends out of what others were mailed, and of what still waits. */
export async function forgetNameInMails(work: Work, personId: string): Promise<void> {
  await eraseNameInMails(work.db, personId);
}
