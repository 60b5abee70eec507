import { z } from 'zod';
import { consentVersion } from '#features/ndas/domain/consent.ts';
import { giveMandate, inviteBroker } from './broker.ts';
import {
  type aDraft,
  addBusiness,
  moveRequest,
  type OwnRecord,
  requestAccess,
  requestOf,
  signNda,
  writeListing,
} from './deal.ts';
import { makeOffer } from './offer-terms.ts';
import { orderService, recordPayments } from './orders.ts';
import { expectOk, join, type Someone } from './people.ts';
import { addPhoto, publishPhoto } from './photos.ts';
import type { TestProduct } from './product.ts';

const createdThread = z.object({ id: z.uuid() });
const savedShape = z.object({ id: z.uuid() });

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
type BuyerName =
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
  requests: Record<BuyerName | 'relisted', string>;
  ndas: Record<'awaiting' | 'signed' | 'approved' | 'revoked' | 'elsewhere' | 'relisted', string>;
  /** Sent for the target by `approved`; begun for the foreign one by `elsewhere`. */
  offers: Record<'sent' | 'draft', string>;
  /** In force on the target for `broker`; open to `idleBroker` on the draft. */
  mandates: Record<'target' | 'invited', string>;
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
};

/** A market at work: one live listing with a buyer at every stage, everything done through the API. */
export async function makeWorld(product: TestProduct, words: WorldWords): Promise<World> {
  const people = await joinAll(product, words);
  const { owner, otherOwner, admin, broker, idleBroker } = people;
  const savedSearch = await keepSearch(people.stranger, words.searchName);
  const target = await list(owner, words, 'target', ['live']);
  const draft = await list(owner, words, 'draft', []);
  const inReview = await list(owner, words, 'inReview', ['in_review']);
  const withdrawn = await list(owner, words, 'withdrawn', ['live', 'withdrawn']);
  const foreign = await list(otherOwner, words, 'foreign', ['live']);
  const mandates = {
    target: await giveMandate(product, { seller: owner, broker, listingId: target.listing }),
    invited: await inviteBroker(product, { seller: owner, broker: idleBroker, listingId: draft.listing }),
  };
  const ask = (name: BuyerName, listing: string) =>
    requestAccess(people[name], listing, words.messages[name]);
  const requests = {
    asked: await ask('asked', target.listing),
    routed: await ask('routed', target.listing),
    awaiting: await ask('awaiting', target.listing),
    signed: await ask('signed', target.listing),
    approved: await ask('approved', target.listing),
    refused: await ask('refused', target.listing),
    revoked: await ask('revoked', target.listing),
    elsewhere: await ask('elsewhere', foreign.listing),
    relisted: '',
  };
  await moveRequest(admin, requests.routed, 'Sent to Broker');
  await moveRequest(broker, requests.awaiting, 'Awaiting Signature');
  await moveRequest(owner, requests.refused, 'Denied', { reason: words.reasons.refusal });
  const signAs = async (name: 'signed' | 'approved' | 'revoked' | 'elsewhere') => {
    await moveRequest(admin, requests[name], 'Awaiting Signature');
    return signNda(people[name], requests[name], `${people[name].firstName} ${people[name].lastName}`);
  };
  const ndas = {
    awaiting: (await requestOf(admin, requests.awaiting)).nda?.id ?? '',
    signed: await signAs('signed'),
    approved: await signAs('approved'),
    revoked: await signAs('revoked'),
    elsewhere: await signAs('elsewhere'),
    relisted: '',
  };
  const relisted = await list(owner, words, 'relisted', ['live']);
  requests.relisted = await ask('refused', relisted.listing);
  await expectOk(people.refused.put(`/api/listing/${relisted.listing}/watch`, {}));
  await expectOk(people.approved.put(`/api/listing/${target.listing}/watch`, {}));
  await moveRequest(admin, requests.relisted, 'Awaiting Signature');
  await consent(people.awaiting, ndas.awaiting);
  ndas.relisted = (await requestOf(admin, requests.relisted)).nda?.id ?? '';
  await rewrite(owner, words, relisted.listing);
  await moveRequest(owner, requests.approved, 'Approved');
  await moveRequest(owner, requests.revoked, 'Approved');
  await moveRequest(owner, requests.revoked, 'Denied', { reason: words.reasons.revocation });
  await moveRequest(otherOwner, requests.elsewhere, 'Approved');
  const orders = {
    paid: await orderService(people.owner),
    unpaid: await orderService(people.owner),
    foreign: await orderService(people.otherOwner),
  };
  const payment = await recordPayments(people.admin, orders.paid, words.payment);
  const offers = {
    sent: await makeOffer(product, people.approved, target.listing, words.offers.sent, true),
    draft: await makeOffer(product, people.elsewhere, foreign.listing, words.offers.draft, false),
  };
  await expectOk(product.call('POST', '/api/password-reset', { body: { email: people.stranger.email } }));
  const waitlistEntry = await waitFor(product, words.waitlistEmail);
  await describeOwners(product, people, words.bio);
  const threads = await converse(people, target.listing, foreign.listing, words.threadWords);
  const photos = {
    shown: await addPhoto(owner, target.listing, 'A tidy workshop', words.photos.exif),
    hidden: await addPhoto(owner, target.listing, words.photos.hidden, words.photos.exif),
    foreign: await addPhoto(otherOwner, foreign.listing, words.photos.foreign, words.photos.exif),
  };
  await publishPhoto(people, photos.shown);
  await product.runJobs();
  const made = { target, draft, inReview, withdrawn, relisted, foreign };
  const pick = (part: 'business' | 'listing') => ({
    target: made.target[part],
    draft: made.draft[part],
    inReview: made.inReview[part],
    withdrawn: made.withdrawn[part],
    relisted: made.relisted[part],
    foreign: made.foreign[part],
  });
  return {
    people,
    businesses: pick('business'),
    listings: pick('listing'),
    requests,
    ndas,
    mandates,
    offers,
    waitlistEntry,
    photos,
    threads,
    orders,
    payment,
    savedSearch,
  };
}

/** What the owners say of themselves, and a picture of each. */
async function describeOwners(
  { database: { db } }: TestProduct,
  { owner, otherOwner }: World['people'],
  bio: string,
): Promise<void> {
  await expectOk(owner.put(`/api/users/${owner.id}/about`, { bio }));
  await expectOk(otherOwner.put(`/api/users/${otherOwner.id}/about`, { bio: 'Nothing to say.' }));
  const picture = { picture: Buffer.from('a picture'), picture_id: owner.id };
  await db.updateTable('person_profile').set(picture).execute();
}

/** Buyers write to the owner, who answers each. */
async function converse(
  people: World['people'],
  target: string,
  foreign: string,
  words: WorldWords['threadWords'],
): Promise<World['threads']> {
  const write = async (
    buyer: Someone,
    listing: string,
    { said, contact }: { said: string; contact: string },
  ) =>
    createdThread.parse(
      await expectOk(buyer.post(`/api/listing/${listing}/thread`, { text: `${said} ${contact}` })),
    ).id;
  const threads = {
    asked: await write(people.asked, target, words.asked),
    approved: await write(people.approved, target, words.approved),
    elsewhere: await write(people.elsewhere, foreign, { said: 'Is it sold?', contact: '' }),
  };
  const { said, contact } = words.owner;
  for (const id of [threads.asked, threads.approved])
    await expectOk(people.owner.post(`/api/threads/${id}/messages`, { text: `${said} ${contact}` }));
  return threads;
}

/** Saves a search that every listing matches, with mails at once; its id. */
async function keepSearch(person: Someone, name: string): Promise<string> {
  const body = { name, search: {}, frequency: 'instant' };
  return savedShape.parse(await expectOk(person.post('/api/saved-searches', body))).id;
}

/** Puts an address on a waitlist; the id of the entry. */
async function waitFor(product: TestProduct, email: string): Promise<string> {
  await expectOk(product.call('POST', '/api/waitlist', { body: { email, list: 'health-check' } }));
  const { id } = await product.database.db
    .selectFrom('waitlist_entry')
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function joinAll(
  product: TestProduct,
  { names, emails, phones }: WorldWords,
): Promise<World['people']> {
  const one = (name: PersonName, roles: Parameters<typeof join>[2] = []) =>
    join(product, names[name], roles, { phone: phones[name], email: emails[name] });
  return {
    stranger: await one('stranger'),
    asked: await one('asked'),
    routed: await one('routed'),
    awaiting: await one('awaiting'),
    signed: await one('signed'),
    approved: await one('approved'),
    refused: await one('refused'),
    revoked: await one('revoked'),
    elsewhere: await one('elsewhere'),
    broker: await one('broker', ['broker']),
    idleBroker: await one('idleBroker', ['broker']),
    owner: await one('owner'),
    otherOwner: await one('otherOwner'),
    admin: await one('admin', ['admin']),
  };
}

async function list(
  owner: Someone,
  { records, drafts, reasons }: WorldWords,
  name: ListingName,
  moves: readonly string[],
): Promise<{ business: string; listing: string }> {
  const business = await addBusiness(owner, records[name]);
  const written = await writeListing(owner, business, drafts[name]);
  await moveAlong(owner, written, moves, reasons.review);
  return { business, listing: written.id };
}

/** Moves a listing through these statuses; its version afterwards. */
async function moveAlong(
  owner: Someone,
  { id, version }: { id: string; version: number },
  moves: readonly string[],
  review: string,
): Promise<number> {
  let at = version;
  for (const to of moves) {
    const reason = to === 'in_review' ? { reason: review } : {};
    at = versionOf(await expectOk(owner.post(`/api/listing/${id}/moves`, { to, version: at, ...reason })));
  }
  return at;
}

/** Takes a public listing back and begins to write it anew, with the business named in the title for now. */
async function rewrite(owner: Someone, { drafts, records, reasons }: WorldWords, id: string): Promise<void> {
  const { version } = await ownListing(owner, id);
  const at = await moveAlong(owner, { id, version }, ['withdrawn', 'draft'], reasons.review);
  const { teaser, ...rest } = drafts.relisted;
  const named = { ...teaser, title: `Working title: ${records.relisted.businessName}` };
  await expectOk(owner.put(`/api/listing/${id}/draft`, { ...rest, teaser: named, version: at }));
}

/** Everything but the signature. */
async function consent(buyer: Someone, ndaId: string): Promise<void> {
  await expectOk(buyer.post(`/api/ndas/${ndaId}/opening`, {}));
  await expectOk(buyer.post(`/api/ndas/${ndaId}/consent`, { consentVersion, agreed: true }));
}

async function ownListing(owner: Someone, id: string) {
  return { version: versionOf(await expectOk(owner.get(`/api/listing/${id}/draft`))) };
}

function versionOf(body: unknown): number {
  if (typeof body === 'object' && body !== null && 'version' in body && typeof body.version === 'number')
    return body.version;
  throw new Error('no version in the answer');
}
