import type { Reader, Tx } from '#platform/context.ts';
import type { OfferTerms } from '../domain/terms.ts';

export async function insertRound(
  db: Tx,
  round: { offerId: string; number: number; by: 'buyer' | 'seller'; terms: OfferTerms; at: Date },
): Promise<void> {
  await db
    .insertInto('offer_round')
    .values({
      offer_id: round.offerId,
      number: round.number,
      by_party: round.by,
      terms: JSON.stringify(round.terms),
      sent_at: round.at,
    })
    .execute();
}

/** What the buyer last sent; throws if they sent nothing. */
export function lastOfBuyer(db: Reader, offerId: string) {
  return db
    .selectFrom('offer_round')
    .select(['number', 'terms'])
    .where('offer_id', '=', offerId)
    .where('by_party', '=', 'buyer')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

export function roundsOf(db: Reader, offerId: string) {
  return db
    .selectFrom('offer_round')
    .select(['number', 'by_party', 'terms', 'sent_at'])
    .where('offer_id', '=', offerId)
    .orderBy('number')
    .execute();
}
