import { sha256 } from '#features/agreements/ndas/server/sha256.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading, Work } from '#platform/context.ts';
import { readsTerms } from '../domain/offer.ts';
import { seenBy } from './get-offer.ts';
import { findLetter } from './letter-store.ts';
import type { LetterTools } from './seal-letter.ts';
import { findOffer } from './store.ts';

type Opened = { bytes: Uint8Array; fileSha256: string };

/** Before the transaction of the download, because the file store can take long. A file that was changed is refused. */
export async function openLetter(
  reading: Reading,
  offerId: string,
  { files, log }: Pick<LetterTools, 'files' | 'log'>,
): Promise<Opened> {
  const { letter } = await letterSeen(reading, offerId);
  const { file_key: key, file_sha256: fileSha256 } = letter;
  if (key === null || fileSha256 === null) throw new Refused('letter-being-sealed');
  const bytes = await files.get(key);
  if (!bytes || sha256(bytes) !== fileSha256) {
    log.error({ offer: offerId, found: bytes !== null }, 'a letter of intent is missing or was changed');
    throw new Refused('file-damaged');
  }
  return { bytes, fileSha256 };
}

/** Both sides get the same bytes. */
export async function downloadLetter(work: Work, offerId: string, { bytes, fileSha256 }: Opened) {
  const { row } = await letterSeen(work, offerId);
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

async function letterSeen(asking: Pick<Reading, 'db' | 'actor' | 'now'>, offerId: string) {
  const { row, parties } = await seenBy(asking, await findOffer(asking.db, offerId, asking.now));
  const letter = readsTerms(parties) ? await findLetter(asking.db, offerId) : undefined;
  if (!letter) throw new Refused('not-found');
  return { row, letter };
}

function letterName(offerId: string): string {
  return `letter-of-intent-${offerId.slice(0, 8)}.pdf`;
}
