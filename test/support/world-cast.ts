import type { aDraft, OwnRecord } from './deal.ts';
import type { WorldBooks } from './earnings.ts';
import type { Someone } from './people.ts';
import type { LedgerWords, WorldLedger } from './world-ledgers.ts';

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
 * The owner's listings in every state that others can tell apart, and one of the other owner. `relisted` was public,
 * was requested by `refused`, was withdrawn, and is being rewritten.
 */
export const listingNames = ['target', 'draft', 'inReview', 'withdrawn', 'relisted', 'foreign'] as const;
export type ListingName = (typeof listingNames)[number];

/** Buyers who requested access to the target; `elsewhere` requested the foreign listing. */
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
  /** `halfway` (by `asked`, waits for the owner's signature) and `joined` (by `routed`) are for the foreign listing. */
  requests: Record<BuyerName | 'relisted' | 'halfway' | 'joined', string>;
  /** `master`: the passport with which `awaiting` may join the target. */
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
  joinderSha256: string;
  /** `sent`: by `approved` for the target; `draft`: by `elsewhere` for the foreign listing. */
  offers: Record<'sent' | 'draft', string>;
  /** `target`: active, `broker` may only vet there; `invited`: open to `idleBroker`, for the draft. */
  mandates: Record<'target' | 'invited', string>;
  /**
   * Checks of the businesses of the target and of the foreign listing. The target's check has `paper`, behind its
   * first answer, and `helper`, a pending invitation of `approved`.
   */
  checks: Record<'target' | 'foreign' | 'paper' | 'helper', string>;
  /** A report of the target's check, an opened link to it, its token; a check with a value and 12 months of books. */
  reports: Record<'report' | 'share' | 'token' | 'valued', string>;
  scenario: string;
  checkTask: string;
  books: Record<'target' | 'foreign', WorldBooks>;
  ledgers: Record<'target' | 'foreign', WorldLedger>;
  waitlistEntry: string;
  /** Of the target: one on the public card, one in the private profile; and one of the foreign listing. */
  photos: Record<'shown' | 'hidden' | 'foreign', string>;
  /** About the target with a waiting and with the approved buyer; and about the foreign listing. */
  threads: Record<'asked' | 'approved' | 'elsewhere', string>;
  /** Two orders of the owner, `foreign` of the other owner. `paid` has `payment`, which is pending. */
  orders: Record<'paid' | 'unpaid' | 'foreign', string>;
  payment: string;
  /** The stranger's, with an email for every new listing. */
  savedSearch: string;
  /** The owner's, with a message that waits. */
  webhook: { id: string; delivery: string };
  /** On the owner's block list; matches no person of the world. */
  block: string;
  ndaTemplate: string;
  /** Of `awaiting`, with its answer for a confirmation; `made`: a registration by a device of the owner. */
  passkey: { id: string; made: object; confirms: object };
  /** `appCode` is the first code of an app that the owner is setting up; the rest is of `awaiting`. */
  twoFactor: {
    challenge: string;
    recoveryCode: string;
    appCode: string;
    byPasskey: { challenge: string; response: object };
  };
  sessions: Record<'owner' | 'otherOwner', string>;
  /** `service`: the admin's. */
  tokens: Record<'owner' | 'otherOwner' | 'service', string>;
  ndaPdf: string;
  proof: string;
  /** The stranger’s, for a broker account. */
  brokerRequest: string;
  /** Of the target and of the foreign listing; everyone with access may download originals. */
  rooms: Record<'target' | 'foreign', WorldRoom>;
  closedRoom: string;
  /** Of an adjustment, by the buyer with access; unanswered. No report is open in either room. */
  contests: Record<'target' | 'foreign', string>;
};

/** `open`: at the stage of an approved buyer; `closed`: at a later one; `held`: a draft with personal data in it. */
export type WorldRoom = {
  id: string;
  folders: Record<'open' | 'closed' | 'empty', string>;
  documents: Record<'open' | 'closed' | 'held', string>;
  versions: Record<'open' | 'closed' | 'held', string>;
  upload: string;
  group: string;
  /** By the buyer with access, about the open document; unanswered. */
  question: string;
  /** By the same buyer; open and unassigned. */
  diligence: string;
};

export type WorldWords = {
  names: Record<PersonName, string>;
  emails: Record<PersonName, string>;
  phones: Record<PersonName, string>;
  records: Record<ListingName, OwnRecord>;
  drafts: Record<ListingName, ReturnType<typeof aDraft>>;
  messages: Record<BuyerName, string>;
  reasons: { refusal: string; revocation: string; review: string };
  bio: string;
  /** The words of each message, and a contact detail that is hidden until access is granted. */
  threadWords: Record<'asked' | 'approved' | 'owner', { said: string; contact: string }>;
  waitlistEmail: string;
  webhookUrl: string;
  payment: { reference: string; reason: string };
  offers: Record<'sent' | 'draft', string>;
  photos: { exif: string; hidden: string; foreign: string };
  searchName: string;
  practice: string;
  books: Record<'target' | 'foreign', string>;
  ledgers: Record<'target' | 'foreign', LedgerWords>;
  /** Of the target's check: a scenario, the assignee of a task, an invited collaborator, the recipient of a report. */
  check: Record<'scenario' | 'assignee' | 'helper' | 'share', string>;
  rooms: Record<
    'target' | 'foreign',
    Record<'open' | 'closed' | 'held' | 'group' | 'question' | 'diligence' | 'contest', string>
  >;
};
