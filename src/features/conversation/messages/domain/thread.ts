/** Most characters of one message. */
export const longestMessage = 5_000;

/** Who the other side of a thread is to the reader. `person`: somebody beside any listing. */
export const counterparts = ['buyer', 'owner', 'broker', 'person', 'gone'] as const;
export type Counterpart = (typeof counterparts)[number];

/** Why somebody cannot write into a thread now. */
export const writingRefusals = [
  'account-gone',
  'mandate-over',
  'listing-not-public',
  'not-acquainted',
] as const;
export type WritingRefusal = (typeof writingRefusals)[number];

export type ThreadFacts = {
  about: 'listing' | 'person';
  /** About a listing: which side the caller is on. */
  caller: 'buyer' | 'seller-side';
  otherGone: boolean;
  /** About a listing: the one who sells owns it, or holds a mandate that is in force. */
  sellerActs: boolean;
  /** Strangers see the teaser now. */
  listingPublic: boolean;
  /** The buyer has a request that was not ended. */
  requestOpen: boolean;
  /** The private profile is open to the buyer; between two people: they may know each other now. */
  linked: boolean;
};

/** Whether contact details are shown as they were written: access was granted and not ended. */
export function isOpen({ linked, sellerActs, about }: ThreadFacts): boolean {
  return linked && (about === 'person' || sellerActs);
}

/**
 * Whether the thread may name its other side to an caller who knows that person. Not the seller's side of a listing whose
 * profile is closed to the buyer: known from another listing, the name would tell that both have one owner.
 */
export function mayName(facts: ThreadFacts): boolean {
  return facts.about === 'person' || facts.caller === 'seller-side' || isOpen(facts);
}

/** `null` when the caller may write. A seller answers whoever wrote or asked; a buyer writes while there is a deal to have. */
export function writingRefusal(facts: ThreadFacts): WritingRefusal | null {
  if (facts.otherGone) return 'account-gone';
  if (facts.about === 'person') return facts.linked ? null : 'not-acquainted';
  if (!facts.sellerActs) return 'mandate-over';
  if (facts.caller === 'seller-side') return null;
  return facts.listingPublic || facts.requestOpen || facts.linked ? null : 'listing-not-public';
}

/** Who the other side is to the caller. `otherOwns`: the other one owns the listing. */
export function counterpartOf(facts: ThreadFacts, otherOwns: boolean): Counterpart {
  if (facts.otherGone) return 'gone';
  if (facts.about === 'person') return 'person';
  if (facts.caller === 'seller-side') return 'buyer';
  return otherOwns ? 'owner' : 'broker';
}

/** What stands in place of a name. */
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

/** Whether a mail may name the writer to a reader who knows them: never who sells, beside the listing. */
export function namedInMail(part: Counterpart): boolean {
  return part === 'buyer' || part === 'person';
}

/** Who wrote, in a mail without the name. */
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
