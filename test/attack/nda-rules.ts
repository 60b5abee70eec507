import {
  adminsOnly,
  everybody,
  only,
  openNda,
  parties,
  type Rule,
  signedNda,
  signerOnly,
} from './rule-words.ts';

/** Agreements, from the first look to the seal. */
export const ndaRules: readonly Rule[] = [
  { endpoint: 'GET /api/ndas/:id', about: 'signed', thing: signedNda, ...parties },
  { endpoint: 'GET /api/ndas/:id/file', about: 'signed', thing: signedNda, ...parties },
  { endpoint: 'POST /api/verification', about: 'any PDF', ...everybody(200) },
  { endpoint: 'GET /api/nda-seals', about: 'all', ...adminsOnly },
  {
    endpoint: 'POST /api/nda-seals/:id/attempts',
    about: 'that waits',
    thing: only(({ ndas }) => ndas.signed, 'all others are sealed'),
    ...adminsOnly,
  },
  {
    endpoint: 'POST /api/nda-seals/:id/attempts',
    about: 'sealed already',
    thing: signedNda,
    others: 403,
    but: { admin: 409 },
  },
  { endpoint: 'POST /api/ndas/:id/opening', about: 'open', thing: openNda, ...signerOnly(200) },
  { endpoint: 'POST /api/ndas/:id/consent', about: 'open', thing: openNda, ...signerOnly(200) },
  { endpoint: 'POST /api/ndas/:id/signing-code', about: 'open', thing: openNda, ...signerOnly(200) },
  { endpoint: 'POST /api/ndas/:id/confirmation', about: 'confirmed', thing: openNda, ...signerOnly(200) },
  { endpoint: 'POST /api/ndas/:id/signature', about: 'open', thing: openNda, ...signerOnly(200) },
  {
    endpoint: 'POST /api/ndas/:id/counter-signature',
    about: 'that the buyer has signed',
    thing: only(({ ndas }) => ndas.halfway, 'only one listing has an owner who signs too'),
    others: 404,
    but: { otherOwner: 200, admin: 403 },
  },
  { endpoint: 'POST /api/ndas/:id/refusal', about: 'open', thing: openNda, ...signerOnly(200) },
];
