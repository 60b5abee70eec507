import type { Role } from '#kernel/actor.ts';
import { acts } from './acts/acts.ts';
import type { Near } from './nearest.ts';
import type { NoteName } from './notes/notes.ts';
import { isOfOwnSale } from './own-matters.ts';
import { isRevenueOfOthers } from './site-revenue.ts';
import { states } from './states.ts';
import { type Asked, nearestTopics } from './understood.ts';

/** What an admin does with what others do, by the name of the act of the others. */
const ofAdmins: Readonly<Record<string, string>> = {
  'upload proof of funds or identity': 'verify a buyer’s proof',
  'publish my listing': 'decide on a listing review',
  'ask for a review of my listing': 'decide on a listing review',
  'add photos to my listing': 'decide on a photo',
  'show a photo on the public card': 'decide on a photo',
  'get a broker account': 'decide on a request for a broker account',
  'turn off two-factor sign-in': 'reset the two-factor sign-in of a person',
};
const ofOrders: ReadonlySet<string> = new Set(['order a service', 'cancel an order']);

/** What others did or sent. */
const byOthers =
  /\b(?:an?|the|that|this|some|any|new|these|those|which|our|every) (?:\w+ ){0,2}(?:buyer|seller|owner|broker|person|people|user|customer|member|client|guy)s?\b|\b(?:people|users|members|buyers|sellers|owners|brokers|customers|someone|somebody|anyone|he|she|they)\b|\b(?:come|came|comes|coming|sent|handed|turned) in\b|\b(?:uploaded|submitted|new|waiting|pending) \b/i;
const byOneself =
  /\b(?:my|mine|(?:do|can|should|did|how do) i (?:upload|order|publish|submit|send|cancel))\b/i;

/** What one who is signed in says of how they came here, and does not ask for. */
const hasJoined = /\b(?:signed up|just joined|registered|made an account|have an account|new here)\b/i;

/** What a question is about for this person: an admin’s act instead of that of the people they look after; `null` if it can’t be it. */
export function asAskedBy(asked: Asked, roles: readonly Role[], text: string): Asked | null {
  if ('state' in asked) return stateFor(asked, roles, text);
  if ('note' in asked) return isNotMeant(asked.note, text) ? null : proofOf(asked, roles, text);
  const { name } = asked.act;
  if (name === 'create an account' && hasJoined.test(text)) return null;
  if (!roles.includes('admin') || !byOthers.test(text) || byOneself.test(text)) return asked;
  if (ofOrders.has(name)) return { state: 'myOrders' };
  const act = acts.find((one) => one.name === ofAdmins[name]);
  return act ? { act } : asked;
}

const ofOwn = /\b(?:my|our|mine|ours)\b/i;

/** Without a right to the figures of the site, a question about listings, or about what is “mine”, is about one’s own. */
function stateFor(
  asked: Extract<Asked, { state: unknown }>,
  roles: readonly Role[],
  text: string,
): Asked | null {
  if (asked.state === 'whoBehind' && isOfOneself(text)) return null;
  if (asked.state === 'siteRevenue' && isRevenueOfOthers(text)) return null;
  if (roles.includes('admin')) return asked;
  const isBroker = roles.includes('broker');
  if (asked.state === 'unaskedListings') return { state: isBroker ? 'myClients' : 'myRequests' };
  if (!('admins' in states[asked.state]) || !ofOwn.test(text)) return asked;
  return isBroker ? { state: 'myClients' } : null;
}

/** Who is behind a listing is not asked by one who speaks of their own sale, or of what others learn of them. */
function isOfOneself(text: string): boolean {
  return isOfOwnSale(text) || /\b(?:see|sees|know|knows|get|gets|read|reads) (?:my|our)\b/i.test(text);
}

/** One who signed up needs no account; a reason of one’s own is none of a review. */
function isNotMeant(note: NoteName, text: string): boolean {
  return note === 'withoutAccount' ? hasJoined.test(text) : note === 'sentBack' && isOfOwnSale(text);
}

/** What a buyer asks of their own proof is no question for the money of a buyer. */
function proofOf(asked: Extract<Asked, { note: unknown }>, roles: readonly Role[], text: string): Asked {
  const isOwn = asked.note === 'buyersMoney' && !roles.includes('seller') && /\b(?:my|our)\b/i.test(text);
  const act = isOwn ? acts.find(({ name }) => name === 'upload proof of funds or identity') : undefined;
  return act ? { act } : asked;
}

/** What a question may be about for this person, most likely first. */
export function nearestAsAsked(question: string, roles: readonly Role[]): Near<Asked>[] {
  return nearestTopics(question, roles).flatMap(({ topic, score }) => {
    const key = asAskedBy(topic.key, roles, question);
    return key ? { topic: { ...topic, key }, score } : [];
  });
}

export type Side = 'buyer' | 'seller';
const asBuyer =
  /\b(?:my|our) (?:\w+ )?(?:offer|loi|letter|bid)\b|\b(?:seller|owner)s? (?:has |have |just )?accept|\baccept(?:s|ed)? (?:me|us|my|our)\b/i;
const asSeller =
  /\b(?:i|we) (?:\w+ ){0,2}(?:accept|sign|agree|take|took|say yes|said yes)\w*\b.{0,30}\b(?:offer|loi|letter|bid|buyer)/i;

/** The side of a sale from which a person asks: by the roles, and where these leave both open, by what is said. */
export function sideOf(text: string, roles: readonly Role[]): Side {
  const sells = roles.includes('seller') || roles.includes('broker');
  const buys = roles.includes('buyer');
  if (sells !== buys) return sells ? 'seller' : 'buyer';
  if (asBuyer.test(text)) return 'buyer';
  return sells || asSeller.test(text) ? 'seller' : 'buyer';
}
