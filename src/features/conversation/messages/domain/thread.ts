/** Characters. */
export const longestMessage = 5_000;

/** The other side's role for the reader. `person`: without a listing. */
export const counterparts = ['buyer', 'owner', 'broker', 'person', 'gone'] as const;
export type Counterpart = (typeof counterparts)[number];

export const writingRefusals = [
  'account-gone',
  'mandate-over',
  'listing-not-public',
  'not-acquainted',
] as const;
export type WritingRefusal = (typeof writingRefusals)[number];

export type ThreadFacts = {
  about: 'listing' | 'person';
  caller: 'buyer' | 'seller-side';
  otherGone: boolean;
  /** About a listing: the seller's side owns it, or has a current engagement. */
  sellerActs: boolean;
  listingPublic: boolean;
  requestOpen: boolean;
  /** The private profile is open to the buyer; without a listing: both may know each other now. */
  linked: boolean;
};

/** Whether contact details are shown: access was granted and has not ended. */
export function isOpen({ linked, sellerActs, about }: ThreadFacts): boolean {
  return linked && (about === 'person' || sellerActs);
}

/**
 * Whether the thread may name the other side to a caller who knows them. Not the seller's side of a closed
 * profile: known from another listing, the name would reveal that both have one owner.
 */
export function mayName(facts: ThreadFacts): boolean {
  return facts.about === 'person' || facts.caller === 'seller-side' || isOpen(facts);
}

/** `null` if the caller may write: a seller to anyone who wrote or asked, a buyer while a deal is possible. */
export function writingRefusal(facts: ThreadFacts): WritingRefusal | null {
  if (facts.otherGone) return 'account-gone';
  if (facts.about === 'person') return facts.linked ? null : 'not-acquainted';
  if (!facts.sellerActs) return 'mandate-over';
  if (facts.caller === 'seller-side') return null;
  return facts.listingPublic || facts.requestOpen || facts.linked ? null : 'listing-not-public';
}

/** The other side's role for the caller. `otherOwns`: they own the listing. */
export function counterpartOf(facts: ThreadFacts, otherOwns: boolean): Counterpart {
  if (facts.otherGone) return 'gone';
  if (facts.about === 'person') return 'person';
  if (facts.caller === 'seller-side') return 'buyer';
  return otherOwns ? 'owner' : 'broker';
}

/** Shown instead of a name. */
export function unnamed(part: Counterpart, title: string | null): string {
  const listing = title ? `“${title}”` : 'a listing';
  return {
    owner: `The owner of ${listing}`,
    broker: `The broker for ${listing}`,
    buyer: `A buyer interested in ${listing}`,
    person: 'A person you dealt with',
    gone: 'A closed account',
  }[part];
}

/** Whether an email may name the writer to a reader who knows them. Never a seller next to the listing. */
export function namedInMail(part: Counterpart): boolean {
  return part === 'buyer' || part === 'person';
}

export const writerWords: Record<Exclude<Counterpart, 'gone'>, string> = {
  owner: 'The owner of the listing wrote to you.',
  broker: 'The broker for the listing wrote to you.',
  buyer: 'A buyer who is interested in the listing wrote to you.',
  person: 'A person you deal with wrote to you.',
};

export const writingRefusalWords: Record<WritingRefusal, string> = {
  'account-gone': 'This account was closed. No one would read it.',
  'mandate-over': 'The broker’s engagement for this listing has ended.',
  'listing-not-public': 'This listing is not on the market now, and you have no open request for it.',
  'not-acquainted': 'You no longer have an open deal together.',
};
