import { type ListingStatus, listingStatuses } from '#features/marketplace/listings/domain/life-cycle.ts';

const own =
  /\b(?:how many|which|any|what number)\b.{0,20}\b(?:(?:my|our) (?:\w+(?:[’']s?)? )?(?:listings?|deals?|businesses|companies|ads?)|(?:listings?|deals?|businesses) (?:of (?:mine|ours|my clients?)|(?:do|did|have) (?:i|we)|that i (?:have|represent)))\b/i;
const words: Readonly<Record<ListingStatus, RegExp>> = {
  under_offer: /\bunder (?:an )?(?:offer|contract|loi|agreement)\b|\bpending sale\b/i,
  in_review: /\b(?:in|under|awaiting|waiting for) (?:a )?review\b/i,
  draft: /\b(?:drafts?|unpublished|not published)\b/i,
  sold: /\b(?:sold|closed)\b/i,
  withdrawn: /\b(?:withdrawn|taken down|pulled)\b/i,
  live: /\b(?:live|published|active|public|on the market|for sale|online|listed)\b/i,
};
/** A question how it is done, or of the requests and views that they have. */
const other =
  /^\W*how (?:do|can|should|long)\b|\b(?:requests?|views?|visitors?|offers (?:on|for|do|did)|got|get|getting|received?|buyers?|messages?)\b/i;

/** The state of which own listings are to be counted: `how many of my listings are under offer`; `null`: no such question. */
export function ownCountIn(text: string): ListingStatus | null {
  if (!own.test(text) || other.test(text)) return null;
  return listingStatuses.find((status) => words[status].test(text)) ?? null;
}
