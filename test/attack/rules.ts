import type { Facts, Kind } from '#test/support/calls.ts';
import { omitted } from '#test/support/schemas.ts';
import type { ViewerName, viewerNames, World } from '#test/support/world.ts';

export const callers = [
  'visitor',
  'stranger',
  'awaiting',
  'approved',
  'elsewhere',
  'broker',
  'idleBroker',
  'owner',
  'otherOwner',
  'admin',
] as const satisfies readonly (typeof viewerNames)[number][];
export type Caller = (typeof callers)[number];

/** What a call is about: a thing of the owner, and the like of it that belongs to the other owner. */
type Thing = { own: string; foreign?: string };
export type Rule = {
  endpoint: string;
  /** What distinguishes it from other rules for the same endpoint. */
  about: string;
  thing?: (world: World, facts: Facts) => Thing;
  given?: (world: World) => Record<string, unknown>;
  /** The status for everybody who is not named; a visitor gets 401 unless named. */
  others: number;
  but: Partial<Record<Caller, number>>;
};

/** The status that a rule gives to a caller. */
export function statusFor({ others, but }: Rule, caller: Caller): number {
  return but[caller] ?? (caller === 'visitor' ? 401 : others);
}

/** Who is to the foreign thing what somebody is to the owner's. The broker has no mandate there. */
const mirrored: Partial<Record<Caller, Caller>> = {
  owner: 'otherOwner',
  otherOwner: 'owner',
  approved: 'elsewhere',
  elsewhere: 'approved',
  broker: 'idleBroker',
  awaiting: 'stranger',
};
export function mirrorOf(caller: Caller): Caller {
  return mirrored[caller] ?? caller;
}

const listing = (name: keyof World['listings']) => (world: World) => ({ own: world.listings[name] });
const live = ({ listings }: World) => ({ own: listings.target, foreign: listings.foreign });
const business = ({ businesses }: World) => ({ own: businesses.target, foreign: businesses.foreign });
const approvedRequest = ({ requests }: World) => ({ own: requests.approved, foreign: requests.elsewhere });
const signedNda = ({ ndas }: World) => ({ own: ndas.approved, foreign: ndas.elsewhere });
const openNda = ({ ndas }: World) => ({ own: ndas.awaiting });
const ownerPerson = ({ people }: World) => ({ own: people.owner.id, foreign: people.otherOwner.id });
const buyerPerson = ({ people }: World) => ({ own: people.approved.id, foreign: people.elsewhere.id });

const first =
  (kind: Kind) =>
  (_world: World, { ids }: Facts) => ({ own: ids[kind][0] ?? '' });

const everybody = (status: number) => ({ others: status, but: { visitor: status } });
const adminsOnly = { others: 403, but: { admin: 200 } };
const parties = { others: 404, but: { approved: 200, owner: 200, broker: 200, admin: 200 } };
const ownerOnly = { others: 404, but: { owner: 200 } };
/** Only the buyer acts on an agreement; who may read it is told so. */
const signerOnly = (status: number) => ({
  others: 404,
  but: { awaiting: status, owner: 403, broker: 403, admin: 403 },
});

/** Who may call what on what, and what the rest is told. What one may not know exists answers 404. */
export const rules: readonly Rule[] = [
  { endpoint: 'GET /token/', about: 'with an application key alone', ...everybody(401) },
  { endpoint: 'DELETE /token/', about: 'here', ...everybody(200) },
  { endpoint: 'POST /users/create', about: 'a new account', ...everybody(201) },
  { endpoint: 'GET /api/sign-in-options', about: 'all', ...everybody(200) },
  { endpoint: 'POST /api/password-reset', about: 'any address', ...everybody(200) },
  { endpoint: 'PUT /api/password-reset', about: 'a mailed token', ...everybody(200) },
  {
    endpoint: 'PUT /api/password-reset',
    about: 'a token that nobody was mailed',
    given: () => ({ token: 'x'.repeat(43) }),
    ...everybody(410),
  },
  { endpoint: 'PUT /api/email-verification', about: 'a mailed token', ...everybody(200) },
  {
    endpoint: 'PUT /api/email-verification',
    about: 'a token that nobody was mailed',
    given: () => ({ token: 'x'.repeat(43) }),
    ...everybody(410),
  },
  { endpoint: 'POST /api/email-verification', about: 'the own address', others: 200, but: {} },
  { endpoint: 'PUT /api/password', about: 'the own password', others: 200, but: {} },
  {
    endpoint: 'GET /api/users/:id/profile',
    about: 'an owner who let one buyer in',
    thing: ownerPerson,
    others: 404,
    but: { owner: 200, approved: 200, admin: 200 },
  },
  { endpoint: 'GET /api/users/:id/profile', about: 'a buyer', thing: buyerPerson, ...parties },
  {
    endpoint: 'PUT /api/users/:id/',
    about: 'somebody',
    thing: ownerPerson,
    others: 404,
    but: { owner: 200, admin: 200 },
  },
  { endpoint: 'PUT /api/users/:id/ban', about: 'somebody', thing: ownerPerson, ...adminsOnly },
  {
    endpoint: 'PUT /api/users/:id/ban',
    about: 'the admin',
    thing: ({ people }) => ({ own: people.admin.id }),
    others: 403,
    but: { admin: 422 },
  },
  { endpoint: 'DELETE /api/users/:id/ban', about: 'somebody', thing: ownerPerson, ...adminsOnly },
  { endpoint: 'GET /api/notifications', about: 'the own ones', others: 200, but: {} },
  ...['POST', 'DELETE'].map((method) => ({
    endpoint: `${method} /api/notifications/:id/reading`,
    about: 'one of the owner',
    thing: first('notification'),
    ...ownerOnly,
  })),
  { endpoint: 'POST /api/notification-readings', about: 'the own ones', others: 200, but: {} },
  { endpoint: 'GET /api/counts', about: 'the own ones', others: 200, but: {} },
  { endpoint: 'GET /api/notification-preferences', about: 'the own ones', others: 200, but: {} },
  { endpoint: 'PUT /api/notification-preferences', about: 'the own ones', others: 200, but: {} },
  { endpoint: 'GET /api/outbox', about: 'all', ...adminsOnly },
  {
    endpoint: 'GET /api/outbox/:id',
    about: 'a mail to the owner',
    thing: first('mail'),
    ...adminsOnly,
  },
  { endpoint: 'POST /api/waitlist', about: 'any address', ...everybody(201) },
  { endpoint: 'GET /api/waitlist', about: 'all', ...adminsOnly },
  { endpoint: 'GET /api/waitlist/file', about: 'all', ...adminsOnly },
  {
    endpoint: 'POST /api/waitlist/:id/forwarding',
    about: 'where there is no external form',
    thing: ({ waitlistEntry }) => ({ own: waitlistEntry }),
    others: 403,
    but: { admin: 409 },
  },
  { endpoint: 'GET /api/own-listings/views', about: 'of the own ones', others: 200, but: {} },
  { endpoint: 'GET /api/listing/:id/views', about: 'live', thing: live, ...ownerOnly },
  { endpoint: 'GET /api/business/', about: 'the own ones', others: 200, but: {} },
  { endpoint: 'POST /api/business/', about: 'a new one', others: 201, but: {} },
  { endpoint: 'GET /api/business/:id/', about: 'one', thing: business, ...ownerOnly },
  { endpoint: 'GET /api/listing/', about: 'the marketplace', ...everybody(200) },
  { endpoint: 'GET /api/listing/:id', about: 'live', thing: live, ...everybody(200) },
  ...(['draft', 'inReview', 'withdrawn', 'relisted'] as const).map((name) => ({
    endpoint: 'GET /api/listing/:id',
    about: `not public (${name})`,
    thing: listing(name),
    others: 404,
    but: { visitor: 404, owner: 200, admin: 200 },
  })),
  { endpoint: 'GET /api/own-listings', about: 'the own ones', others: 200, but: {} },
  { endpoint: 'GET /api/watched-listings', about: 'the own ones', others: 200, but: {} },
  { endpoint: 'GET /api/watched-listing-ids', about: 'the own ones', others: 200, but: {} },
  { endpoint: 'PUT /api/listing/:id/watch', about: 'live', thing: live, others: 200, but: { owner: 409 } },
  {
    endpoint: 'PUT /api/listing/:id/watch',
    about: 'a draft',
    thing: listing('draft'),
    others: 404,
    but: { owner: 409 },
  },
  { endpoint: 'DELETE /api/listing/:id/watch', about: 'live', thing: live, others: 200, but: {} },
  {
    endpoint: 'DELETE /api/listing/:id/watch',
    about: 'a draft',
    thing: listing('draft'),
    others: 404,
    but: {},
  },
  { endpoint: 'GET /api/listing/:id/draft', about: 'live', thing: live, ...ownerOnly },
  { endpoint: 'GET /api/listing/:id/draft', about: 'a draft', thing: listing('draft'), ...ownerOnly },
  { endpoint: 'GET /api/listing-reviews', about: 'all', ...adminsOnly },
  {
    endpoint: 'POST /api/listing/',
    about: 'for a business that has one',
    given: ({ businesses }) => ({ businessId: businesses.target }),
    others: 404,
    but: { owner: 409 },
  },
  {
    endpoint: 'POST /api/listing/',
    about: 'for a business whose listing was withdrawn',
    given: ({ businesses }) => ({ businessId: businesses.withdrawn }),
    others: 404,
    but: { owner: 201 },
  },
  { endpoint: 'PUT /api/listing/:id/draft', about: 'live', thing: live, ...ownerOnly },
  { endpoint: 'PUT /api/listing/:id/draft', about: 'a draft', thing: listing('draft'), ...ownerOnly },
  { endpoint: 'POST /api/listing/:id/leak-check', about: 'live', thing: live, ...ownerOnly },
  {
    endpoint: 'POST /api/listing/:id/moves',
    about: 'live, off the market',
    thing: live,
    given: () => ({ to: 'withdrawn' }),
    others: 403,
    but: { owner: 200, broker: 200, admin: 200 },
  },
  {
    endpoint: 'POST /api/listing/:id/moves',
    about: 'live, to sold',
    thing: live,
    given: () => ({ to: 'sold' }),
    others: 403,
    but: { owner: 200, broker: 200 },
  },
  {
    endpoint: 'POST /api/listing/:id/moves',
    about: 'a draft, to the public',
    thing: listing('draft'),
    given: () => ({ to: 'live' }),
    others: 404,
    but: { owner: 200, admin: 409 },
  },
  {
    endpoint: 'POST /api/listing/:id/moves',
    about: 'in review, to the public',
    thing: listing('inReview'),
    given: () => ({ to: 'live' }),
    others: 404,
    but: { owner: 403, admin: 200 },
  },
  {
    endpoint: 'POST /api/listing/:id/deal-room/request',
    about: 'live',
    thing: live,
    others: 201,
    but: { owner: 409, approved: 409, awaiting: 409 },
  },
  {
    endpoint: 'POST /api/listing/:id/deal-room/request',
    about: 'a draft',
    thing: listing('draft'),
    others: 404,
    but: { owner: 409 },
  },
  {
    endpoint: 'PUT /api/listing/:id/deal-room/request',
    about: 'an approved one, ended',
    thing: listing('target'),
    given: ({ requests }) => ({ id: requests.approved, status: 'Denied', message: omitted }),
    others: 404,
    but: { approved: 200, owner: 200, admin: 200, broker: 403 },
  },
  {
    endpoint: 'GET /api/listing/:id/deal-room/request',
    about: 'the own one',
    thing: live,
    others: 404,
    but: { approved: 200, awaiting: 200 },
  },
  { endpoint: 'GET /api/access-requests/:id', about: 'an approved one', thing: approvedRequest, ...parties },
  ...['GET /api/access-requests', 'GET /api/access-request-counts'].flatMap((endpoint) => [
    { endpoint, about: 'all', given: () => ({ scope: 'all' }), ...adminsOnly },
    { endpoint, about: 'received', given: () => ({ scope: 'received' }), others: 200, but: {} },
    { endpoint, about: 'sent', given: () => ({ scope: 'sent' }), others: 200, but: {} },
  ]),
  {
    endpoint: 'POST /api/access-requests/:id/moves',
    about: 'to the NDA',
    thing: ({ requests }) => ({ own: requests.asked }),
    given: () => ({ to: 'Awaiting Signature' }),
    others: 404,
    but: { owner: 200, broker: 200, admin: 200 },
  },
  {
    endpoint: 'POST /api/access-requests/:id/moves',
    about: 'to the approval, without delegation or recorded consent',
    thing: ({ requests }) => ({ own: requests.signed }),
    given: () => ({ to: 'Approved' }),
    others: 404,
    but: { owner: 200, broker: 409, admin: 409 },
  },
  {
    endpoint: 'POST /api/access-requests/:id/moves',
    about: 'an approved one, ended',
    thing: approvedRequest,
    given: () => ({ to: 'Denied' }),
    others: 404,
    but: { approved: 200, owner: 200, admin: 200, broker: 403 },
  },
  {
    endpoint: 'POST /api/access-requests/:id/moves',
    about: 'a refused one, opened again',
    thing: ({ requests }) => ({ own: requests.refused }),
    given: () => ({ to: 'Requested' }),
    others: 404,
    but: { owner: 403, broker: 403, admin: 200 },
  },
  { endpoint: 'GET /api/ndas/:id', about: 'signed', thing: signedNda, ...parties },
  { endpoint: 'GET /api/ndas/:id/file', about: 'signed', thing: signedNda, ...parties },
  { endpoint: 'POST /api/ndas/:id/opening', about: 'open', thing: openNda, ...signerOnly(200) },
  { endpoint: 'POST /api/ndas/:id/consent', about: 'open', thing: openNda, ...signerOnly(200) },
  { endpoint: 'POST /api/ndas/:id/signature', about: 'open', thing: openNda, ...signerOnly(200) },
  { endpoint: 'POST /api/ndas/:id/refusal', about: 'open', thing: openNda, ...signerOnly(200) },
];

export function callerNamed(world: World, caller: Caller & ViewerName) {
  return caller === 'visitor' ? null : world.people[caller];
}
