/** What people are told of. Each has words and a choice of mail in the notifications' domain. */
export const noticeKinds = [
  'access-requested',
  'request-moved',
  'nda-issued',
  'nda-signed',
  'listing-decided',
  'listing-submitted',
  'message-received',
  'mandate-moved',
  'offer-moved',
  'order-moved',
  'proof-handed-in',
  'watched-listing',
  'saved-search',
  'question-moved',
  'room-documents',
  'room-closed',
  'diligence-moved',
  'check-task-due',
  'check-moved',
  'storage-nearly-full',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Somebody whom a mail to somebody else names, with their part. No mail names an owner beside a listing. */
export const namedParts = ['Broker', 'Buyer', 'Customer', 'From'] as const;
export type Named = { part: (typeof namedParts)[number]; personId: string };

/** Something that a person is to know: a line behind their bell, and a mail as they chose. */
export type Notice = {
  kind: NoticeKind;
  /** One sentence without a full stop: the line, and the subject of the mail. Names neither a person nor a business. */
  words: string;
  /** What the mail says besides, for whoever may read it now. The bell does not keep it. */
  lines?: readonly string[];
  /** Who did it or asks, only where everybody who is told may know: the mail names them, the bell does not. */
  who?: Named | undefined;
  /** The page that it leads to, a path of the site; what one may see there is asked there. */
  path: string;
  /** The listing it is about: its title is looked up whenever it is read, as the reader may see it then. */
  listingId?: string;
};
