import type { aDraft, OwnRecord } from './deal.ts';
import type { WorldBooks } from './earnings.ts';
import type { Someone } from './people.ts';

/** Everybody who may look at the target listing, by the part that they play in it. */
export const viewerNames = [
  'visitor',
  'stranger',
  'asked',
  'routed',
  'awaiting',
  'signed',
  'approved',
  'refused',
  'revoked',
  'elsewhere',
  'broker',
  'idleBroker',
  'owner',
  'otherOwner',
  'admin',
] as const;
export type ViewerName = (typeof viewerNames)[number];
export type PersonName = Exclude<ViewerName, 'visitor'>;

/**
 * Listings of the owner in every state that differs to others, and one of the other owner. `relisted` was public,
 * was asked for by `refused`, was withdrawn, and is being written anew.
 */
export const listingNames = ['target', 'draft', 'inReview', 'withdrawn', 'relisted', 'foreign'] as const;
export type ListingName = (typeof listingNames)[number];

/** Who asked for access; all but `elsewhere` for the target. */
export type BuyerName =
  | 'asked'
  | 'routed'
  | 'awaiting'
  | 'signed'
  | 'approved'
  | 'refused'
  | 'revoked'
  | 'elsewhere';

export type World = {
  people: Record<PersonName, Someone>;
  businesses: Record<ListingName, string>;
  listings: Record<ListingName, string>;
  /** For the foreign listing `halfway`: by `asked`, whom the owner signs after; `joined`: by `routed`. */
  requests: Record<BuyerName | 'relisted' | 'halfway' | 'joined', string>;
  /** `master`: the passport of `awaiting`, by which they may join the target. */
  ndas: Record<
    | 'awaiting'
    | 'signed'
    | 'approved'
    | 'revoked'
    | 'elsewhere'
    | 'relisted'
    | 'halfway'
    | 'master'
    | 'joined',
    string
  >;
  /** The hash of the page by which `awaiting` may join the target. */
  joinderSha256: string;
  /** Sent for the target by `approved`; begun for the foreign one by `elsewhere`. */
  offers: Record<'sent' | 'draft', string>;
  /** In force on the target for `broker`, who only vets; open to `idleBroker` on the draft. */
  mandates: Record<'target' | 'invited', string>;
  /**
   * Health checks of the businesses of the target and of the foreign listing; of the target's one `paper`, behind its
   * first answer, and `helper`, an invitation that waits for `approved`.
   */
  checks: Record<'target' | 'foreign' | 'paper' | 'helper', string>;
  /** Of the target's check, a link to it that was opened, what stands in that link; a check that has a value, and books of twelve months. */
  reports: Record<'report' | 'share' | 'token' | 'valued', string>;
  /** Of the target’s health check: what was moved and kept, and a weak answer that became a task. */
  scenario: string;
  checkTask: string;
  /** A file and an add-back in the books of each. */
  books: Record<'target' | 'foreign', WorldBooks>;
  waitlistEntry: string;
  /** Of the target: one on the public card, one in the private profile; one of the foreign listing. */
  photos: Record<'shown' | 'hidden' | 'foreign', string>;
  /** About the target with a buyer whose request waits, and with the approved one; about the foreign listing. */
  threads: Record<'asked' | 'approved' | 'elsewhere', string>;
  /** Services that were ordered: two by the owner, `foreign` by the other one. `paid` has `payment`, under way. */
  orders: Record<'paid' | 'unpaid' | 'foreign', string>;
  payment: string;
  /** A search of the stranger's, whose mails tell of every new listing. */
  savedSearch: string;
  /** An entry of the owner's block list, which meets nobody here. */
  block: string;
  /** A text of an agreement that the admin is writing. */
  ndaTemplate: string;
  /** Of `awaiting`, with its answer to whether it is still them; and what a device of the owner’s makes when asked. */
  passkey: { id: string; made: object; confirms: object };
  /** Of `awaiting`: half a sign-in, and what ends it; what signs them in alone. Of the owner: an app’s first code. */
  twoFactor: {
    challenge: string;
    recoveryCode: string;
    appCode: string;
    byPasskey: { challenge: string; response: object };
  };
  /** A second browser of each. */
  sessions: Record<'owner' | 'otherOwner', string>;
  /** A PDF that the owner uploaded as the agreement of the target, and does not use yet. */
  ndaPdf: string;
  /** Of `asked`, who proves who they are: it waits for an admin. */
  proof: string;
  /** Of the target and of the foreign listing; everybody with access may have originals in them. */
  rooms: Record<'target' | 'foreign', WorldRoom>;
  closedRoom: string;
};

/** `open`: at the stage of an approved buyer; `closed`: later; `held`: staged, with personal data in it. */
export type WorldRoom = {
  id: string;
  folders: Record<'open' | 'closed' | 'empty', string>;
  documents: Record<'open' | 'closed' | 'held', string>;
  versions: Record<'open' | 'closed' | 'held', string>;
  /** Announced, and of the size of the bytes that tests send. */
  upload: string;
  group: string;
  /** About the open document, by the buyer with access; nobody has answered it. */
  question: string;
  /** Of the same buyer, open, put to nobody. */
  diligence: string;
};

export type WorldWords = {
  /** `First Last` of everybody. */
  names: Record<PersonName, string>;
  emails: Record<PersonName, string>;
  phones: Record<PersonName, string>;
  records: Record<ListingName, OwnRecord>;
  drafts: Record<ListingName, ReturnType<typeof aDraft>>;
  /** What each buyer writes with the request. */
  messages: Record<BuyerName, string>;
  reasons: { refusal: string; revocation: string; review: string };
  /** What the owner says of themselves. */
  bio: string;
  /** What each writes in a message: words, and a detail that is hidden until access is granted. */
  threadWords: Record<'asked' | 'approved' | 'owner', { said: string; contact: string }>;
  /** Who waits for a service without an account. */
  waitlistEmail: string;
  /** Of the payments that an admin recorded: the bank's reference, and why one failed. */
  payment: { reference: string; reason: string };
  /** Words in the terms of the offers. */
  offers: Record<'sent' | 'draft', string>;
  /** What the picture files carry besides pixels, and how the private photos are described. */
  photos: { exif: string; hidden: string; foreign: string };
  /** What the stranger calls a saved search. */
  searchName: string;
  /** What an account, its file and an add-back are called in the books of each. */
  books: Record<'target' | 'foreign', string>;
  /** Of the target's check: a scenario, who works on a task, whom its owner invited, for whom a report was shared. */
  check: Record<'scenario' | 'assignee' | 'helper' | 'share', string>;
  /** Names, texts and a group of each room. */
  rooms: Record<
    'target' | 'foreign',
    Record<'open' | 'closed' | 'held' | 'group' | 'question' | 'diligence', string>
  >;
};
