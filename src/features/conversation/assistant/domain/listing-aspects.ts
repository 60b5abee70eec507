/** What a question about a listing can be about, by the words that ask for it. */
const asked = {
  name: /\bwho (?:is|are|owns|runs|sells)\b|\bwho(?:'|’)?s\b|\b(?:owner|seller)(?:'|’)?s? (?:real |full )?names?\b|\bname of\b|\b(?:real|business|company|legal) name\b|\bwhat is it called\b|\bdba\b/i,
  address:
    /\baddress\b|\bwhere (?:is|are|exactly)\b|\blocat(?:ed|ion)\b|\b(?:which|what) (?:city|town|street)\b|\bdrive by\b/i,
  contact: /\bphone\b|\bcontact\b|\b(?:call|reach|e-?mail) (?:him|her|them|the (?:owner|seller))\b/i,
  website: /\bweb ?site\b/i,
  price: /\bprice\b|\basking\b|\bhow much (?:is it|is this|do they want|does (?:he|she) want)\b/i,
  revenue:
    /\brevenue\b|\bturnover\b|\bgross(?:es|ed)?\b|\b(?:net|annual|total|yearly) sales\b|\bdid they make\b/i,
  sde: /\bsde\b|\bcash ?flow\b|\bdiscretionary\b|\bearnings\b|\bprofits?\b|\bdid they make\b/i,
  ebitda: /\bebitda\b|\bearnings\b|\bprofits?\b/i,
  employees:
    /\bemployees?\b|\bstaff\b|\bhead ?count\b|\bpeople work\b|\bhow many (?:workers|people|guys|techs)\b|\bhow (?:big|large) is (?:the|their|his|her) (?:crew|team)\b/i,
  founded:
    /\bfounded\b|\bhow old\b|\byears in business\b|\bsince when\b|\bhow long (?:has|have) (?:it|they) been\b/i,
  reason: /\bwhy (?:is|are|r|do|does|did)\b.{0,30}\bsell(?:ing|s)?\b|\breason\b/i,
  lease: /\blease (?:end|run|expire)/i,
} as const satisfies Record<string, RegExp>;

export type ListingAspect = keyof typeof asked;
export const listingAspects = Object.keys(asked) as [ListingAspect, ...ListingAspect[]];

/** Who it is: nothing of it is on a public card. */
export const identityAspects: readonly ListingAspect[] = ['name', 'address', 'contact', 'website'];

/** The aspects of a listing that a question asks for; none if it asks for the listing as a whole. */
export function aspectsIn(text: string): ListingAspect[] {
  return listingAspects.filter((aspect) => asked[aspect].test(text));
}

/** Asks whether the price of the listing in view is right, or which multiple it is. */
export function asksOfPrice(text: string): boolean {
  return (
    /\b(?:price|asking|priced|ask|it|this)\b.{0,40}\b(?:make sense|makes sense|fair|reasonable|realistic|too (?:high|much|low)|nuts|crazy|insane|steep|justified|way off|out of line|a lot for|over ?priced|under ?priced|worth (?:it|that|the)|rip ?off|cheap|expensive|in line)\b/i.test(
      text,
    ) ||
    /\b(?:over ?priced|under ?priced|rip ?off)\b/i.test(text) ||
    (/\bmultiples?\b/i.test(text) && /\b(?:here|this|it|its|listing|asking|they)\b/i.test(text))
  );
}

/** What is asked of the listing on the page, though it does not name it: `how big is the crew`. */
export function onCard({ message, page }: { message: string; page: string | null }): ListingAspect[] {
  if (!/^\/listing\/[0-9a-f-]{36}$/.test(page ?? '') || /\b(?:my|our|i|we)\b/i.test(message)) return [];
  return aspectsIn(message).filter((aspect) => plainFacts.includes(aspect));
}

const plainFacts: readonly ListingAspect[] = ['employees', 'founded', 'lease'];
