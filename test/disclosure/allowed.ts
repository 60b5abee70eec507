import type { PersonName, ViewerName } from '#test/support/world-cast.ts';
import { checkThings, openedByApproval } from './canaries.ts';

/**
 * Who may see what (docs/rules/access.md), and must: a canary that somebody may see and never sees says that the
 * sweep went blind. Anything that is not named here is for nobody.
 */
export function allowedFor(viewer: ViewerName): Set<string> {
  return new Set([...ownWords(viewer), ...(table[viewer] ?? []).flat()]);
}

const opened = (listing: string) => openedByApproval.map((field) => `${listing}.${field}`);
/** How the private photos of a listing are described. */
const photosOf = (listing: 'target' | 'foreign') => [`${listing}.photo`];
/** All of a room for its seller's side; what lies open at the stage of an approved buyer, and their own question and request. */
const roomOf = (room: 'target' | 'foreign') =>
  ['open', 'closed', 'held', 'group', 'question', 'diligence'].map((thing) => `${room}.room.${thing}`);
const openIn = (room: 'target' | 'foreign') => [
  `${room}.room.open`,
  `${room}.room.question`,
  `${room}.room.diligence`,
];
const fullName = (name: PersonName) => [`${name}.firstName`, `${name}.lastName`];
const account = (name: PersonName) => [...fullName(name), `${name}.email`];
const buyer = (name: PersonName) => [...account(name), `${name}.message`];
/** With a request for the target. */
const targetBuyers = ['asked', 'routed', 'awaiting', 'signed', 'approved', 'refused', 'revoked'] as const;
const reasons = ['reason.refusal', 'reason.revocation'];

const table: Partial<Record<ViewerName, readonly (readonly string[])[]>> = {
  stranger: [['stranger.search']],
  // Without a grant the other side's contact details are hidden, and one reads what one wrote.
  asked: [['asked.message', 'thread.asked', 'thread.asked.contact', 'thread.owner']],
  routed: [['routed.message']],
  awaiting: [['awaiting.message']],
  signed: [['signed.message']],
  // Who the owner is stands in the profile as the name to ask for.
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
  // Whoever acts for an owner knows who it is, from the acceptance on.
  broker: [targetBuyers.flatMap(buyer), reasons, fullName('owner'), ['owner.bio'], roomOf('target')],
  // By accepting the invitation that is open to them.
  idleBroker: [fullName('owner')],
  owner: [
    ['target', 'draft', 'inReview', 'withdrawn', 'relisted'].flatMap(opened),
    ['draft.title', 'inReview.title', 'owner.bio'],
    targetBuyers.flatMap(buyer),
    account('broker'),
    // As the address that the owner typed; the name is told with the acceptance.
    ['idleBroker.email'],
    reasons,
    ['reason.review', 'offer.sent', 'target.books'],
    checkThings.map((thing) => `target.check.${thing}`),
    photosOf('target'),
    roomOf('target'),
    ['thread.asked', 'thread.approved', 'thread.approved.contact', 'thread.owner', 'thread.owner.contact'],
    ['payment.reference', 'payment.reason'],
  ],
  otherOwner: [
    opened('foreign'),
    ['foreign.books'],
    photosOf('foreign'),
    roomOf('foreign'),
    buyer('elsewhere'),
    account('asked'),
    account('routed'),
  ],
  // Metadata and workflow: people, requests and mails, but neither profiles nor exact figures.
  admin: [
    [...targetBuyers, 'elsewhere' as const].flatMap(buyer),
    ['owner.bio'],
    // In the list of accounts.
    ...(['owner', 'broker', 'otherOwner', 'stranger', 'idleBroker'] as const).map(account),
    reasons,
    ['draft.title', 'inReview.title', 'reason.review'],
    // As the title of a draft that its owner has not brought to the public again.
    ['relisted.legalName'],
    ['waitlist.email'],
    // As customers who ordered a service.
    fullName('otherOwner'),
    // To whom a mail went, in the outbox.
    ['target.check.helper'],
    ['payment.reference', 'payment.reason'],
  ],
};

/** Everybody sees their own name, address and phone number; nobody is shown a password again. */
function ownWords(viewer: ViewerName): string[] {
  return viewer === 'visitor' ? [] : [...account(viewer), `${viewer}.phone`];
}
