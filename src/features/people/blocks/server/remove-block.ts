import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { deleteBlock } from './store.ts';

/** Takes an entry off the caller's list. What it had ended stays ended. */
export async function removeBlock(work: Work, id: string): Promise<Record<string, never>> {
  if (!(await deleteBlock(work.db, id, signedIn(work.actor).personId))) throw new Refused('not-found');
  await work.audit({ action: 'block-removed', subject: { type: 'block', id } });
  return {};
}
