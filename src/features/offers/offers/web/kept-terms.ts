import { offerTerms } from '../contract.ts';
import type { OfferTerms } from '../domain/terms.ts';

const key = (offerId: string) => `cairn-offer-${offerId}`;

/** Unsaved input of this tab; it survives a reload and an expired session. */
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
    // No storage or no space: the input is still in the page's memory.
  }
}

export function forget(offerId: string): void {
  try {
    sessionStorage.removeItem(key(offerId));
  } catch {
    // As above.
  }
}
