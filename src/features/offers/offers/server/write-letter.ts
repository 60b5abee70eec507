import { agreementBetween } from '#features/agreements/ndas/server/agreements-of.ts';
import { sha256 } from '#features/agreements/ndas/server/sha256.ts';
import { canonicalJson } from '#kernel/canonical-json.ts';
import { fullName } from '#kernel/person-name.ts';
import type { Work } from '#platform/context.ts';
import { letterOf } from '../domain/letter.ts';
import { insertLetter, partiesOf } from './letter-store.ts';
import { type Seen, storedTerms } from './offer-facts.ts';

export const sealLetterJob = 'seal-letter';

/** Called in the transaction of the acceptance. Queues the sealed PDF. */
export async function writeLetter(work: Work, { row }: Seen, exclusiveUntil: Date | null): Promise<void> {
  const { id, listing_id: listingId, buyer_id: buyerId } = row;
  const terms = storedTerms(row.standing_terms);
  const parties = await partiesOf(work.db, id);
  const letter = letterOf({
    offerId: id,
    listingId,
    terms,
    buyer: fullName(row.buyer_first_name, row.buyer_last_name),
    owner: fullName(parties.owner_first_name, parties.owner_last_name),
    business: parties.business_name,
    sentBy: parties.by_party === 'buyer' ? 'buyer' : 'seller',
    broker:
      parties.broker_first_name === null
        ? null
        : fullName(parties.broker_first_name, parties.broker_last_name ?? ''),
    sentAt: parties.sent_at,
    round: parties.number,
    acceptedAt: work.now,
    exclusiveUntil,
    nda: await agreementBetween(work.db, { listingId, buyerId }),
    termsSha256: sha256(canonicalJson(terms)),
  });
  await insertLetter(work.db, { offer_id: id, content: JSON.stringify(letter), created_at: work.now });
  await work.enqueue(sealLetterJob, { offerId: id });
}
