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
  'broker-requested',
  'broker-decided',
  'watched-listing',
  'saved-search',
  'question-moved',
  'room-documents',
  'room-closed',
  'diligence-moved',
  'add-back-moved',
  'report-reading-moved',
  'check-task-due',
  'check-moved',
  'storage-nearly-full',
  'webhook-turned-off',
  'backup-failed',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** A person named in a mail to another one. No mail names an owner together with a listing. */
export const namedParts = ['Broker', 'Buyer', 'Customer', 'From'] as const;
export type Named = { part: (typeof namedParts)[number]; personId: string };

export type Notice = {
  kind: NoticeKind;
  /** One sentence without a full stop: line and mail subject. Names neither a person nor a business. */
  words: string;
  lines?: readonly string[];
  /** Only if every recipient may know who acted: the mail names the person, the bell does not. */
  who?: Named | undefined;
  /** A path of the site, which checks access itself. */
  path: string;
  /** Its title is looked up at each read, as the reader may see it then. */
  listingId?: string;
};
