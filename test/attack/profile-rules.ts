import { buyerPerson, ownerPerson, type Rule } from './rule-words.ts';

const self = { others: 404, but: { owner: 200 } };
const selfOrAdmin = { others: 404, but: { owner: 200, admin: 200 } };

export const profileRules: readonly Rule[] = [
  { endpoint: 'GET /api/own-data.zip', about: 'the own', others: 200, but: {} },
  {
    endpoint: 'GET /api/users/:id/about',
    about: 'an owner who let one buyer in',
    thing: ownerPerson,
    others: 404,
    but: { owner: 200, approved: 200, broker: 200, admin: 200 },
  },
  {
    endpoint: 'GET /api/users/:id/about',
    about: 'a buyer',
    thing: buyerPerson,
    others: 404,
    but: { approved: 200, owner: 200, broker: 200, admin: 200 },
  },
  { endpoint: 'PUT /api/users/:id/about', about: 'an owner', thing: ownerPerson, ...selfOrAdmin },
  {
    endpoint: 'GET /api/users/:id/picture',
    about: 'an owner who let one buyer in',
    thing: ownerPerson,
    others: 404,
    but: { owner: 200, approved: 200, broker: 200, admin: 200 },
  },
  { endpoint: 'PUT /api/users/:id/picture', about: 'an owner', thing: ownerPerson, ...self },
  { endpoint: 'DELETE /api/users/:id/picture', about: 'an owner', thing: ownerPerson, ...selfOrAdmin },
];
