import type { Actor } from './actor.ts';

const actNames = [
  'access-requested',
  'request-moved',
  'request-reminded',
  'nda-issued',
  'nda-opened',
  'nda-viewed',
  'nda-consented',
  'nda-signed',
  'nda-countersigned',
  'nda-sealed',
  'nda-declined',
  'nda-expired',
  'nda-voided',
  'nda-downloaded',
  'access-granted',
  'access-staged',
  'access-suspended',
  'access-rules-saved',
  'access-ended',
  'profile-viewed',
  'offer-moved',
  'letter-sealed',
  'letter-downloaded',
  'broker-invited',
  'mandate-moved',
  'mandate-scoped',
  'listing-moved',
  'listing-edited',
  'sale-recorded',
  'room-opened',
  'room-closed',
  'room-reopened',
  'room-archive-made',
  'room-archive-downloaded',
  'room-published',
  'room-right-set',
  'room-second-factor-set',
  'room-group-joined',
  'room-group-left',
  'room-document-moved',
  'room-document-removed',
  'room-document-downloaded',
  'room-version-cleared',
  'room-page-viewed',
  'room-document-redacted',
  'question-asked',
  'question-moved',
  'diligence-asked',
  'diligence-changed',
  'diligence-moved',
  'add-back-contested',
  'add-back-moved',
  'add-back-cpa-invited',
] as const;
export type ActName = (typeof actNames)[number];

const actParties = ['buyer', 'seller', 'broker', 'admin', 'cpa', 'system'] as const;
export type ActParty = (typeof actParties)[number];

/** `subject` and `detail` hold only ids, codes and stages: a reader of the ledger may know less than the actor. */
export type Act = {
  act: ActName;
  listingId: string;
  buyerId: string | null;
  subject: { type: string; id: string };
  detail?: Readonly<Record<string, string | number | boolean | null>>;
  party?: ActParty;
};

export type ActDone = { act: Act; actor: Actor; at: Date };
