/** What a citation can lead to. `source`: where a figure of the tables comes from. */
export const citationKinds = [
  'article',
  'listing',
  'business',
  'request',
  'document',
  'page',
  'source',
] as const;

/** In characters; longer ones are politely refused before they are sent. */
export const longestMessage = 4000;
export const longestReply = 8000;
export const mostCitations = 20;
/** How much of the conversation is sent along. */
export const mostEarlier = 12;

export type CitationKind = (typeof citationKinds)[number];

/** What Appa offers to do; see the contract. */
export type Proposal =
  | { kind: 'open'; label: string; href: string }
  | { kind: 'ask-for-access'; listingId: string; title: string };
