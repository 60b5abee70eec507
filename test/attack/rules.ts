import { omitted } from '#test/support/schemas.ts';
import { accessRules } from './access-rules.ts';
import { adminRules } from './admin-rules.ts';
import { assistantRules } from './assistant-rules.ts';
import { checkReportRules } from './check-report-rules.ts';
import { checkValueRules } from './check-value-rules.ts';
import { diligenceRules } from './diligence-rules.ts';
import { earningsRules } from './earnings-rules.ts';
import { generalLedgerRules } from './general-ledger-rules.ts';
import { healthCheckRules } from './health-check-rules.ts';
import { ledgerRules } from './ledger-rules.ts';
import { mandateRules } from './mandate-rules.ts';
import { marketRules } from './market-rules.ts';
import { messageRules } from './message-rules.ts';
import { ndaRules } from './nda-rules.ts';
import { ndaTemplateRules } from './nda-template-rules.ts';
import { notificationRules } from './notification-rules.ts';
import { offerRules } from './offer-rules.ts';
import { orderRules } from './order-rules.ts';
import { photoRules } from './photo-rules.ts';
import { profileRules } from './profile-rules.ts';
import { questionRules } from './question-rules.ts';
import { roomArchiveRules } from './room-archive-rules.ts';
import { roomNewsRules } from './room-news-rules.ts';
import { roomRules } from './room-rules.ts';
import { roomViewRules } from './room-view-rules.ts';
import {
  adminsOnly,
  anybody,
  approvedRequest,
  business,
  buyerPerson,
  everybody,
  first,
  listing,
  live,
  only,
  ownerOnly,
  ownerPerson,
  parties,
  type Rule,
} from './rule-words.ts';
import { signInRules } from './sign-in-rules.ts';
import { valuationRules } from './valuation-rules.ts';

const otherIsApproved = 'the other owner’s one request is approved: see the rule for that';

/** Who may call which endpoint on which object. Objects that the caller may not know about answer 404. */
export const rules: readonly Rule[] = [
  ...adminRules,
  ...assistantRules,
  ...accessRules,
  ...checkReportRules,
  ...diligenceRules,
  ...healthCheckRules,
  ...checkValueRules,
  ...earningsRules,
  ...generalLedgerRules,
  ...ledgerRules,
  ...photoRules,
  ...questionRules,
  ...signInRules,
  ...roomNewsRules,
  ...roomArchiveRules,
  ...roomRules,
  ...roomViewRules,
  ...valuationRules,
  { endpoint: 'GET /token/', about: 'with an application key alone', ...everybody(401) },
  { endpoint: 'DELETE /token/', about: 'here', ...everybody(200) },
  { endpoint: 'GET /api/find', about: 'what is theirs to find', others: 200, but: {} },
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
    but: { owner: 200, approved: 200, broker: 200, admin: 200 },
  },
  { endpoint: 'GET /api/users/:id/profile', about: 'a buyer', thing: buyerPerson, ...parties },
  {
    endpoint: 'PUT /api/users/:id/',
    about: 'the name',
    thing: ownerPerson,
    given: () => ({ email: omitted, phone: omitted, purpose: omitted }),
    others: 404,
    but: { owner: 200, admin: 200 },
  },
  {
    endpoint: 'PUT /api/users/:id/',
    about: 'email and phone too',
    thing: ownerPerson,
    others: 404,
    but: { owner: 200, admin: 403 },
  },
  { endpoint: 'PUT /api/users/:id/ban', about: 'somebody', thing: ownerPerson, ...adminsOnly },
  {
    endpoint: 'PUT /api/users/:id/ban',
    about: 'the admin',
    thing: only(({ people }) => people.admin.id, 'there is one admin'),
    others: 403,
    but: { admin: 422 },
  },
  { endpoint: 'DELETE /api/users/:id/ban', about: 'somebody', thing: ownerPerson, ...adminsOnly },
  ...messageRules,
  ...profileRules,
  ...notificationRules,
  ...mandateRules,
  ...offerRules,
  { endpoint: 'GET /api/outbox', about: 'all', ...adminsOnly },
  { endpoint: 'GET /api/site-notes', about: 'all', ...adminsOnly },
  { endpoint: 'GET /api/storage', about: 'the own', others: 200, but: {} },
  { endpoint: 'GET /api/own-data', about: 'the own', others: 200, but: {} },
  { endpoint: 'GET /api/calendar', about: 'the own', others: 200, but: {} },
  { endpoint: 'GET /api/site-storage', about: 'all', ...adminsOnly },
  {
    endpoint: 'GET /api/outbox/:id',
    about: 'a mail to the owner',
    thing: first('mail', 'only admins read mails, no matter who they went to'),
    ...adminsOnly,
  },
  { endpoint: 'POST /api/waitlist', about: 'any address', ...everybody(201) },
  { endpoint: 'GET /api/waitlist', about: 'all', ...adminsOnly },
  { endpoint: 'GET /api/waitlist/file', about: 'all', ...adminsOnly },
  {
    endpoint: 'POST /api/waitlist/:id/forwarding',
    about: 'where there is no external form',
    thing: only(({ waitlistEntry }) => waitlistEntry, 'entries belong to nobody with an account'),
    others: 403,
    but: { admin: 409 },
  },
  { endpoint: 'GET /api/own-listings/views', about: 'of the own ones', others: 200, but: {} },
  { endpoint: 'GET /api/listing/:id/views', about: 'live', thing: live, ...ownerOnly },
  { endpoint: 'GET /api/business/', about: 'the own ones', others: 200, but: {} },
  { endpoint: 'POST /api/business/', about: 'a new one', others: 201, but: {} },
  { endpoint: 'GET /api/business/:id/', about: 'one', thing: business, ...ownerOnly },
  { endpoint: 'PUT /api/business/:id/trade', about: 'one', thing: business, ...ownerOnly },
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
  ...marketRules,
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
  {
    endpoint: 'POST /api/listing/',
    about: 'for a business of the other owner',
    given: ({ businesses }) => ({ businessId: businesses.foreign }),
    others: 404,
    but: { otherOwner: 409 },
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
    but: { owner: 200, admin: 200 },
  },
  {
    endpoint: 'POST /api/listing/:id/moves',
    about: 'live, to sold',
    thing: live,
    given: () => ({ to: 'sold' }),
    others: 403,
    but: { owner: 200 },
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
    but: { owner: 409, broker: 409, approved: 409, awaiting: 409 },
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
    given: ({ requests }) => ({ id: requests.approved, status: 'denied', message: omitted }),
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
    { endpoint, about: 'under mandates', given: () => ({ scope: 'mandated' }), others: 200, but: {} },
    { endpoint, about: 'sent', given: () => ({ scope: 'sent' }), others: 200, but: {} },
  ]),
  {
    endpoint: 'POST /api/access-requests/:id/moves',
    about: 'to the NDA',
    thing: only(({ requests }) => requests.asked, otherIsApproved),
    given: () => ({ to: 'awaiting_signature' }),
    others: 404,
    but: { owner: 200, broker: 200, admin: 200 },
  },
  {
    endpoint: 'POST /api/access-requests/:id/moves',
    about: 'to the approval, without delegation or recorded consent',
    thing: only(({ requests }) => requests.signed, otherIsApproved),
    given: () => ({ to: 'approved' }),
    others: 404,
    but: { owner: 200, broker: 409, admin: 409 },
  },
  {
    endpoint: 'POST /api/access-requests/:id/moves',
    about: 'an approved one, ended',
    thing: approvedRequest,
    given: () => ({ to: 'denied' }),
    others: 404,
    but: { approved: 200, owner: 200, admin: 200, broker: 403 },
  },
  {
    endpoint: 'POST /api/access-requests/:id/moves',
    about: 'a refused one, opened again',
    thing: only(({ requests }) => requests.refused, otherIsApproved),
    given: () => ({ to: 'requested' }),
    others: 404,
    but: { owner: 403, broker: 403, admin: 200 },
  },
  { endpoint: 'GET /api/ndas', about: 'all', given: () => ({ scope: 'all' }), ...adminsOnly },
  { endpoint: 'GET /api/ndas', about: 'signed', given: () => ({ scope: 'signed' }), ...anybody },
  { endpoint: 'GET /api/ndas', about: 'received', given: () => ({ scope: 'received' }), ...anybody },
  ...ndaRules,
  ...orderRules,
  ...ndaTemplateRules,
];
