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
export const longestDraft = 4000;
/** Messages of the conversation sent with a question. */
export const mostEarlier = 12;

export type CitationKind = (typeof citationKinds)[number];

export type Proposal =
  | { kind: 'open'; label: string; href: string }
  | { kind: 'ask'; question: string }
  | { kind: 'ask-for-access'; listingId: string; title: string };

/** The draft of a message and whom it may go to: a thread, or who is written to for the first time. */
export type Draft = {
  text: string;
  to: readonly {
    label: string;
    threadId: string | null;
    listingId: string | null;
    personId: string | null;
  }[];
};
