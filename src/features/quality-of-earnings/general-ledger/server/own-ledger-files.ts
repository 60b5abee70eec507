import { openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { mostOwnFiles, type OwnFiles } from '#http/own-files.ts';
import { Refused } from '#kernel/refusal.ts';
import { safeFileName } from '#platform/files/file-name.ts';
import type { SealedFiles } from '#platform/files/sealed-files.ts';
import { signedIn } from '#platform/signed-in.ts';
import { filesAddedBy, type PartRow, partsOf } from './file-store.ts';

export function ownLedgerFiles(sealed: SealedFiles): OwnFiles {
  return async ({ actor, db }) => {
    const rows = await filesAddedBy(db, signedIn(actor).personId, mostOwnFiles);
    return rows.map(({ id, review_id, name, added_at }) => ({
      id,
      path: `earnings-reviews/ledgers/${safeFileName(name)}`,
      at: added_at,
      open: async (asking) => {
        await openReview(asking, review_id);
        return piecesOf(sealed, await partsOf(asking.db, id));
      },
    }));
  };
}

/** One part at a time is in memory. */
async function* piecesOf(sealed: SealedFiles, parts: readonly PartRow[]): AsyncGenerator<Uint8Array> {
  for (const { key } of parts) {
    const bytes = await sealed.get(key);
    if (!bytes) throw new Refused('file-damaged');
    yield bytes;
  }
}
