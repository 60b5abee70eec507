import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { deleteBlock } from './store.ts';

/** Does not restore the requests and access that the block ended. */
export async function removeBlock(work: Work, id: string): Promise<Record<string, never>> {
  if (!(await deleteBlock(work.db, id, signedIn(work.actor).personId))) throw new Refused('not-found');
  await work.audit({ action: 'block-removed', subject: { type: 'block', id } });
  return {};
}
