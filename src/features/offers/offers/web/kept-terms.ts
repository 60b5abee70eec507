import { offerTerms } from '../contract.ts';
import type { OfferTerms } from '../domain/terms.ts';

const key = (offerId: string) => `cairn-offer-${offerId}`;

/** What was typed into an offer in this tab and not saved: it outlasts a reload and a sign-in that ran out. */
export function readKept(offerId: string): OfferTerms | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(offerId)) ?? 'null');
    return offerTerms.safeParse(kept).data ?? null;
  } catch {
    return null;
  }
}

export function keep(offerId: string, terms: OfferTerms): void {
  try {
    sessionStorage.setItem(key(offerId), JSON.stringify(terms));
  } catch {
    // A browser without room or without storage: the page itself still holds what was typed.
  }
}

export function forget(offerId: string): void {
  try {
    sessionStorage.removeItem(key(offerId));
  } catch {
    // As above.
  }
}
