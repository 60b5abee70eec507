/** `source`: where a figure of the tables comes from. */
export const citationKinds = [
  'article',
  'listing',
  'business',
  'request',
  'document',
  'page',
  'source',
] as const;

/** Characters. */
export const longestMessage = 4000;
export const longestReply = 8000;
export const mostCitations = 20;
/** Messages of the conversation sent with a question. */
export const mostEarlier = 12;

export type CitationKind = (typeof citationKinds)[number];

export type Proposal =
  | { kind: 'open'; label: string; href: string }
  | { kind: 'ask'; question: string }
  | { kind: 'ask-for-access'; listingId: string; title: string };
