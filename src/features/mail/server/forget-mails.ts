import type { Work } from '#platform/context.ts';
import { eraseMailsTo } from './store.ts';

/** Takes address and text out of the mails that went to somebody; what still waits is delivered first, and kept. */
export async function forgetMailsTo(work: Work, address: string): Promise<void> {
  await eraseMailsTo(work.db, address);
}
