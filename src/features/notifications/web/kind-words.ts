import type { NoticeKind } from '#kernel/notice.ts';

/** What a kind is about, for choosing its mail. */
export const kindWords: Record<NoticeKind, { label: string; hint: string }> = {
  'access-requested': {
    label: 'New requests',
    hint: 'A buyer asks for access to a listing of yours, or one that you act for.',
  },
  'request-moved': {
    label: 'Progress of a request',
    hint: 'Approved, denied, put on hold, or waiting for your decision.',
  },
  'nda-issued': { label: 'NDAs to sign', hint: 'An agreement is ready for you.' },
  'nda-signed': {
    label: 'Signed NDAs',
    hint: 'A buyer signed the agreement for your listing, and whether they wait for you now.',
  },
  'listing-decided': { label: 'Reviews of your listings', hint: 'Live, sent back or taken off, and why.' },
  'listing-submitted': { label: 'Listings to review', hint: 'An owner asks for a review. For admins.' },
  'message-received': { label: 'Messages', hint: 'You received a message.' },
  'mandate-moved': {
    label: 'Mandates',
    hint: 'An answer to an invitation or the end of a mandate, and a sale or withdrawal of a listing that you act for.',
  },
  'offer-moved': {
    label: 'Offers and letters of intent',
    hint: 'Received, countered, accepted or declined.',
  },
  'order-moved': { label: 'Orders and payments', hint: 'An order, its invoice, a payment recorded.' },
  'proof-handed-in': { label: 'Proofs to verify', hint: 'A buyer uploaded a proof. For admins.' },
  'watched-listing': { label: 'Listings that you watch', hint: 'A price or a status changed.' },
  'saved-search': { label: 'Saved searches', hint: 'New listings that fit. Each search has its own rhythm.' },
  'room-closed': {
    label: 'Closed deal rooms',
    hint: 'A room was closed or opened again, or its archive is ready.',
  },
  'question-moved': {
    label: 'Questions in deal rooms',
    hint: 'A question about a document, its answer, or one that waits for you.',
  },
  'diligence-moved': {
    label: 'Diligence requests',
    hint: 'A request for documents, its answer, or one that waits for you.',
  },
  'check-task-due': {
    label: 'Tasks of a health check',
    hint: 'The day of a task of yours has come.',
  },
  'check-moved': {
    label: 'Health checks',
    hint: 'A broker started one for your business, or a collaborator accepted, declined or ended.',
  },
  'storage-nearly-full': {
    label: 'Storage',
    hint: 'A deal room of yours, or your account, is nearly full. For admins: the site or its disk.',
  },
  'room-documents': {
    label: 'New documents in deal rooms',
    hint: 'How many became open to you since the last time.',
  },
};
