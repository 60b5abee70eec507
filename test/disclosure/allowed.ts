import type { PersonName, ViewerName } from '#test/support/world-cast.ts';
import { checkThings, ledgerThings, openedByApproval } from './canaries.ts';

/**
 * What each viewer may see (docs/rules/access.md), and must see: a missing canary means that the sweep does not look
 * everywhere. Canaries that are not listed here are for no one.
 */
export function allowedFor(viewer: ViewerName): Set<string> {
  return new Set([...ownWords(viewer), ...(table[viewer] ?? []).flat()]);
}

const opened = (listing: string) => openedByApproval.map((field) => `${listing}.${field}`);
const photosOf = (listing: 'target' | 'foreign') => [`${listing}.photo`];
/** The whole room, for the seller's side; `openIn`: for an approved buyer, with their own question and request. */
const roomOf = (room: 'target' | 'foreign') =>
  ['open', 'closed', 'held', 'group', 'question', 'diligence', 'contest'].map(
    (thing) => `${room}.room.${thing}`,
  );
/** A broker who only screens sees no figures of the books, so no contest about them. */
const screened = (room: 'target' | 'foreign') =>
  roomOf(room).filter((thing) => thing !== `${room}.room.contest`);
const openIn = (room: 'target' | 'foreign') => [
  `${room}.room.open`,
  `${room}.room.question`,
  `${room}.room.diligence`,
  `${room}.room.contest`,
];
const ledgerOf = (of: 'target' | 'foreign') => ledgerThings.map((thing) => `${of}.ledger.${thing}`);
const fullName = (name: PersonName) => [`${name}.firstName`, `${name}.lastName`];
const account = (name: PersonName) => [...fullName(name), `${name}.email`];
const buyer = (name: PersonName) => [...account(name), `${name}.message`];
const targetBuyers = ['asked', 'routed', 'awaiting', 'signed', 'approved', 'refused', 'revoked'] as const;
const reasons = ['reason.refusal', 'reason.revocation'];

const table: Partial<Record<ViewerName, readonly (readonly string[])[]>> = {
  stranger: [['stranger.search', 'stranger.practice']],
  // Without a grant, contact details of the other side are hidden; one's own words are not.
  asked: [['asked.message', 'thread.asked', 'thread.asked.contact', 'thread.owner']],
  routed: [['routed.message']],
  awaiting: [['awaiting.message']],
  signed: [['signed.message']],
  // The private profile names the owner as the contact.
  approved: [
    ['offer.sent', 'approved.message', 'thread.approved', 'thread.approved.contact'],
    ['thread.owner', 'thread.owner.contact', 'owner.bio'],
    opened('target'),
    photosOf('target'),
    openIn('target'),
    fullName('owner'),
    fullName('broker'),
  ],
  refused: [['refused.message']],
  revoked: [['revoked.message']],
  elsewhere: [
    ['elsewhere.message', 'offer.draft'],
    opened('foreign'),
    photosOf('foreign'),
    openIn('foreign'),
    fullName('otherOwner'),
  ],
  // A broker knows the owner from the acceptance on.
  broker: [targetBuyers.flatMap(buyer), reasons, fullName('owner'), ['owner.bio'], screened('target')],
  // In the invitation that is open to them.
  idleBroker: [fullName('owner')],
  owner: [
    ['target', 'draft', 'inReview', 'withdrawn', 'relisted'].flatMap(opened),
    ['draft.title', 'inReview.title', 'owner.bio'],
    targetBuyers.flatMap(buyer),
    account('broker'),
    // The owner typed the address; the name is only shown after the acceptance.
    ['idleBroker.email'],
    reasons,
    ['reason.review', 'offer.sent', 'target.books', 'webhook.address'],
    ledgerOf('target'),
    checkThings.map((thing) => `target.check.${thing}`),
    photosOf('target'),
    roomOf('target'),
    ['thread.asked', 'thread.approved', 'thread.approved.contact', 'thread.owner', 'thread.owner.contact'],
    ['payment.reference', 'payment.reason'],
  ],
  otherOwner: [
    opened('foreign'),
    ['foreign.books'],
    ledgerOf('foreign'),
    photosOf('foreign'),
    roomOf('foreign'),
    buyer('elsewhere'),
    account('asked'),
    account('routed'),
  ],
  // Metadata and workflow: people, requests and emails, but neither private profiles nor exact figures.
  admin: [
    [...targetBuyers, 'elsewhere' as const].flatMap(buyer),
    ['owner.bio'],
    ...(['owner', 'broker', 'otherOwner', 'stranger', 'idleBroker'] as const).map(account),
    reasons,
    ['draft.title', 'inReview.title', 'reason.review'],
    // The title of a draft that its owner has not published again.
    ['relisted.legalName'],
    ['waitlist.email', 'stranger.practice'],
    fullName('otherOwner'),
    ['target.check.helper'],
    ['payment.reference', 'payment.reason'],
  ],
};

/** Everyone sees their own name, address and phone number; no one is shown a password. */
function ownWords(viewer: ViewerName): string[] {
  return viewer === 'visitor' ? [] : [...account(viewer), `${viewer}.phone`];
}
