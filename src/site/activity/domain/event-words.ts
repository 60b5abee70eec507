import { type ListingStatus, titleForBuyers } from '#features/marketplace/listings/domain/life-cycle.ts';
import { type Outcome, outcomeLabels, outcomes } from '#features/marketplace/listings/domain/outcome.ts';
import { listingSentence } from '#features/marketplace/listings/domain/step-sentence.ts';
import { fullName } from '#kernel/person-name.ts';
import { stepSentence } from './step-sentences.ts';

export type EventKind =
  | 'business'
  | 'listing'
  | 'request'
  | 'mandate'
  | 'offer'
  | 'order'
  | 'photo'
  | 'account'
  | 'admin';

export type Event = {
  kind: EventKind;
  /** For accounts, photos and admins the action; for requests and offers the outcome of the listing. */
  action: string | null;
  from: string | null;
  to: string | null;
  /** The role of the actor: owner, seller, buyer, broker, admin, system. */
  party: string;
  byReader: boolean;
  /** Set only if the profile owner is the actor: the reader knows them. */
  actor: { firstName: string; lastName: string } | null;
  /** The profile owner; `null` if that is the reader. */
  person: { firstName: string; lastName: string } | null;
  /** The reader may see working titles. */
  insider: boolean;
  listing: { title: string; status: ListingStatus } | null;
  /** The name of a business or of the ordered service. */
  businessName: string | null;
  /** Set if the reader is not the buyer. */
  buyer: { firstName: string; lastName: string } | null;
};

/** To follow a name, and to follow “You”. */
const accountWords: Record<string, readonly [third: string, second: string]> = {
  'signed-up': ['opened the account', 'opened your account'],
  'email-verified': ['confirmed the email address', 'confirmed your email address'],
  'name-changed': ['changed the profile', 'changed your profile'],
  'email-changed': ['changed the email address', 'changed your email address'],
  'phone-changed': ['changed the phone number', 'changed your phone number'],
  'profile-changed': ['changed the profile', 'changed your profile'],
  'password-changed': ['changed the password', 'changed your password'],
  'password-reset': ['set a new password by email', 'set a new password by email'],
  'picture-changed': ['changed the picture', 'changed your picture'],
  'access-token-created': ['created an access token', 'created an access token'],
  'access-token-changed': ['changed an access token', 'changed an access token'],
  'access-token-revoked': ['had an access token revoked', 'had an access token revoked'],
  'role-granted': ['was given a role', 'were given a role'],
  'role-taken': ['lost a role', 'lost a role'],
};
export const accountActions: readonly string[] = Object.keys(accountWords);

const photoWords: Record<string, string> = {
  'photo-added': 'added a photo',
  'photo-removed': 'removed a photo',
  'photo-moved': 'changed where a photo is shown',
};
export const photoActions: readonly string[] = Object.keys(photoWords);

/** The acts of admins that no other history keeps: what was done, and of a move also to which status. */
const adminWords: Record<string, string> = {
  'proof-moved verified': 'verified a proof of a buyer',
  'proof-moved refused': 'refused a proof of a buyer',
  'broker-request-moved declined': 'declined a request for a broker account',
  'photo-moved public': 'showed a photo on the public listing',
  'photo-moved refused': 'kept a photo off the public listing',
  'order-moved delivered': 'marked an order as delivered',
  'payment-recorded': 'recorded a payment or a refund',
  'payment-moved': 'changed the status of a payment',
  'role-granted': 'gave a person a role',
  'role-taken': 'took a role from a person',
  banned: 'locked a person out',
  unbanned: 'unlocked an account',
  'signed-out-by-admin': 'signed a person out everywhere',
  'two-factor-reset': 'reset the two-factor sign-in of a person',
  'view-started': 'viewed the site as another person',
  'service-token-created': 'created a service token',
  'service-token-revoked': 'revoked a service token',
  'nda-seal-retried': 'tried to seal an NDA again',
  'nda-template-created': 'added an NDA template',
  'nda-template-saved': 'changed an NDA template',
  'nda-template-activated': 'put a version of an NDA template into use',
  'valuation-row-changed': 'changed a row of the valuation tables',
  'valuation-rule-changed': 'changed a rule of the valuation tables',
};
export const adminActions: readonly string[] = Object.keys(adminWords);

const parties: Record<string, string> = {
  owner: 'The owner',
  seller: 'The seller',
  buyer: 'The buyer',
  broker: 'The broker',
  admin: 'An admin',
  system: 'The system',
};

/** Says an event to its reader, in a sentence without a period. */
export function eventWords(event: Event): string {
  const { kind, from, to, party, action } = event;
  if (kind === 'account') return accountEventWords(event);
  const who = whoWords(event);
  if (kind === 'business') return `${who} added ${event.businessName ?? 'a business'}`;
  if (kind === 'admin') return adminActWords(event, who);
  if (kind === 'order') return orderWords(event);
  const title = titleWords(event);
  if (kind === 'photo') return `${who} ${photoWords[action ?? ''] ?? 'changed a photo'} of ${title}`;
  if (kind === 'listing') return listingSentence({ from, to: to ?? '', party, who, what: title });
  const outcome = outcomeOf(event);
  if (outcome && kind !== 'mandate') return closedWords(event, outcome, title);
  const buyer = event.buyer ? nameOf(event.buyer) : 'you';
  return stepSentence(kind, { from, to, party, who, buyer, title });
}

/** Also an act of an admin is told of the person whom it concerns. */
function accountEventWords({ action, person }: Event): string {
  const [third, second] = accountWords[action ?? ''] ?? ['changed the account', 'changed your account'];
  return person ? `${nameOf(person)} ${third}` : `You ${second}`;
}

function closedWords({ kind, buyer }: Event, outcome: Outcome, title: string): string {
  if (kind === 'request' && outcome === 'bought') return `${buyer ? nameOf(buyer) : 'You'} bought ${title}`;
  const whose = buyer ? `${nameOf(buyer)}’s` : 'Your';
  return `${whose} ${kind} for ${title} closed: ${outcomeLabels[outcome].toLowerCase()}`;
}

function outcomeOf({ action }: Event): Outcome | null {
  return outcomes.find((known) => known === action) ?? null;
}

function adminActWords(event: Event, who: string): string {
  const words = adminWords[event.action ?? ''] ?? 'worked on the site';
  return event.listing ? `${who} ${words} ${titleWords(event)}` : `${who} ${words}`;
}

function orderWords({ to, businessName }: Event): string {
  const service = businessName ?? 'a service';
  return to === 'ordered' ? `You ordered ${service}` : `Your order of ${service} was ${to}`;
}

function whoWords({ byReader, actor, party, buyer }: Event): string {
  if (byReader) return 'You';
  if (actor) return nameOf(actor);
  if (party === 'buyer' && buyer) return nameOf(buyer);
  return parties[party] ?? 'Someone';
}

function titleWords({ insider, listing }: Event): string {
  if (!listing) return 'a listing';
  const title = insider ? listing.title : titleForBuyers(listing.status, listing.title);
  return title === '' ? 'an untitled listing' : `“${title}”`;
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return fullName(firstName, lastName);
}
