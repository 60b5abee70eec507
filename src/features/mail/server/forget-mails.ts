import type { Work } from '#platform/context.ts';
import { eraseMailsNaming, eraseMailsTo } from './store.ts';

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

/** Takes the text out of what others were mailed about somebody whose account ends. */
export async function forgetMailsNaming(work: Work, personId: string): Promise<void> {
  await eraseMailsNaming(work.db, personId);
}
