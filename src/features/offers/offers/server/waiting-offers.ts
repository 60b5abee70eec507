import type { Reading } from '#platform/context.ts';
import { scopeOf } from './get-offer.ts';
import { seenOffers } from './offer-facts.ts';
import { offerView } from './offer-view.ts';
import { listWaitingOffers } from './store.ts';

export async function waitingOffers(reading: Reading, side: 'sent' | 'received', most: number) {
  const rows = await listWaitingOffers(reading.db, scopeOf(reading, side), { now: reading.now, most });
  return (await seenOffers(reading, rows)).map(offerView);
}
