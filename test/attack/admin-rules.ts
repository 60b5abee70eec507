import { missingId } from '#test/support/call-facts.ts';
import { adminsOnly, buyerPerson, only, ownerPerson, type Rule } from './rule-words.ts';

const asInstalled = {
  identity: null,
  colors: null,
  mark: null,
  team: null,
  partners: null,
  testimonials: null,
  offer: null,
  terms: null,
  privacy: null,
};

const theAdmin = only(({ people }) => people.admin.id, 'there is one admin');

export const adminRules: readonly Rule[] = [
  { endpoint: 'GET /api/users/', about: 'all', ...adminsOnly },
  { endpoint: 'POST /api/users/:id/roles', about: 'somebody', thing: ownerPerson, ...adminsOnly },
  { endpoint: 'DELETE /api/users/:id/roles', about: 'somebody', thing: ownerPerson, ...adminsOnly },
  {
    endpoint: 'DELETE /api/users/:id/roles',
    about: 'the last admin',
    thing: theAdmin,
    given: () => ({ role: 'admin' }),
    others: 403,
    but: { admin: 422 },
  },
  { endpoint: 'DELETE /api/users/:id/sessions', about: 'somebody', thing: ownerPerson, ...adminsOnly },
  {
    endpoint: 'POST /api/admin-views',
    about: 'as somebody',
    given: ({ people }) => ({ personId: people.owner.id }),
    others: 403,
    but: { admin: 201 },
  },
  {
    endpoint: 'POST /api/admin-views',
    about: 'as an admin',
    given: ({ people }) => ({ personId: people.admin.id }),
    others: 403,
    but: { admin: 422 },
  },
  {
    endpoint: 'POST /api/admin-views',
    about: 'as nobody',
    given: () => ({ personId: missingId }),
    others: 403,
    but: { admin: 404 },
  },
  ...['GET /api/users/:id/closing', 'DELETE /api/users/:id/'].flatMap((endpoint): Rule[] => [
    { endpoint, about: 'an owner', thing: ownerPerson, others: 404, but: { owner: 200, admin: 200 } },
    { endpoint, about: 'a buyer', thing: buyerPerson, others: 404, but: { approved: 200, admin: 200 } },
  ]),
  {
    endpoint: 'DELETE /api/users/:id/',
    about: 'the last admin',
    thing: theAdmin,
    others: 404,
    but: { admin: 422 },
  },
  { endpoint: 'GET /api/branding', about: 'all', ...adminsOnly },
  {
    endpoint: 'PUT /api/branding/draft',
    about: 'the first one',
    given: () => ({ content: asInstalled, revision: 0 }),
    ...adminsOnly,
  },
  {
    endpoint: 'POST /api/branding/versions',
    about: 'one that is as installed',
    given: () => ({ revision: 0 }),
    others: 403,
    but: { admin: 409 },
  },
  {
    endpoint: 'POST /api/branding/restorations',
    about: 'what is shown',
    given: () => ({ version: 0 }),
    others: 403,
    but: { admin: 409 },
  },
  { endpoint: 'POST /api/branding/marks', about: 'a picture', others: 403, but: { admin: 201 } },
  { endpoint: 'GET /api/backups', about: 'all', ...adminsOnly },
  { endpoint: 'POST /api/backups', about: 'a new one', others: 403, but: { admin: 201 } },
  { endpoint: 'POST /api/backup-verifications', about: 'of one', others: 403, but: { admin: 201 } },
  {
    endpoint: 'POST /api/backup-verifications',
    about: 'of one that is not there',
    given: () => ({ backup: '2025-01-01T00-00-00Z' }),
    others: 403,
    but: { admin: 404 },
  },
  { endpoint: 'GET /api/health', about: 'all', ...adminsOnly },
  {
    endpoint: 'POST /api/job-reruns',
    about: 'of one that is not there',
    given: () => ({ jobId: missingId }),
    others: 403,
    but: { admin: 404 },
  },
  { endpoint: 'POST /api/mail-retries', about: 'all', others: 403, but: { admin: 201 } },
  { endpoint: 'DELETE /api/admin-views', about: 'the own one', ...adminsOnly },
];
