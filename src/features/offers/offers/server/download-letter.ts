import { sha256 } from '#features/agreements/ndas/server/sha256.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { readsTerms } from '../domain/offer.ts';
import { seenBy } from './get-offer.ts';
import { findLetter } from './letter-store.ts';
import type { LetterTools } from './seal-letter.ts';
import { findOffer } from './store.ts';

/** Both sides get the same bytes. A file that was changed is refused. */
export async function downloadLetter(
  work: Work,
  offerId: string,
  { files, log }: Pick<LetterTools, 'files' | 'log'>,
) {
  const { row, parties } = await seenBy(work, await findOffer(work.db, offerId, work.now));
  const letter = readsTerms(parties) ? await findLetter(work.db, offerId) : undefined;
  if (!letter) throw new Refused('not-found');
  const { file_key: key, file_sha256: fileSha256 } = letter;
  if (key === null || fileSha256 === null) throw new Refused('letter-being-sealed');
  const bytes = await files.get(key);
  if (!bytes || sha256(bytes) !== fileSha256) {
    log.error({ offer: offerId, found: bytes !== null }, 'a letter of intent is missing or was changed');
    throw new Refused('file-damaged');
  }
  const subject = { type: 'offer', id: offerId };
  work.record({
    act: 'letter-downloaded',
    listingId: row.listing_id,
    buyerId: row.buyer_id,
    subject,
    detail: { fileSha256 },
  });
  await work.audit({ action: 'letter-downloaded', subject });
  return { bytes, fileName: letterName(offerId) };
}

function letterName(offerId: string): string {
  return `letter-of-intent-${offerId.slice(0, 8)}.pdf`;
}
