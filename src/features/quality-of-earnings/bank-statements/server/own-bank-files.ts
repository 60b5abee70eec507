import { openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { inOnePiece, mostOwnFiles, type OwnFiles } from '#http/own-files.ts';
import { Refused } from '#kernel/refusal.ts';
import { safeFileName } from '#platform/files/file-name.ts';
import type { SealedFiles } from '#platform/files/sealed-files.ts';
import { signedIn } from '#platform/signed-in.ts';
import { bankFilesAddedBy } from './bank-file-store.ts';

export function ownBankFiles(sealed: SealedFiles): OwnFiles {
  return async ({ actor, db }) => {
    const rows = await bankFilesAddedBy(db, signedIn(actor).personId, mostOwnFiles);
    return rows.map(({ id, review_id, name, key, added_at }) => ({
      id,
      path: `earnings-reviews/bank-statements/${safeFileName(name)}`,
      at: added_at,
      open: async (asking) => {
        await openReview(asking, review_id);
        const bytes = await sealed.get(key);
        if (!bytes) throw new Refused('file-damaged');
        return inOnePiece(bytes);
      },
    }));
  };
}
