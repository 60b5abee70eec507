import type { Work } from '#platform/context.ts';
import { deleteUnshownPdfs } from './own-pdf-store.ts';

/** Of an owner whose account ends: the PDFs that no agreement is about. What somebody was asked to sign stays. */
export async function forgetOwnPdfs(work: Work, ownerId: string): Promise<void> {
  await deleteUnshownPdfs(work.db, ownerId);
}
