import { only, type Rule } from './rule-words.ts';

const signer = 'somebody who is to sign has one, and it is another’s to everybody else';

export const passkeyRules: readonly Rule[] = [
  { endpoint: 'GET /api/passkeys', about: 'the own ones', others: 200, but: {} },
  { endpoint: 'POST /api/passkeys/challenge', about: 'a new one', others: 200, but: {} },
  {
    endpoint: 'POST /api/passkeys',
    about: 'what a device of the owner’s made',
    given: ({ passkey }) => ({ response: passkey.made }),
    others: 422,
    but: { owner: 201 },
  },
  {
    endpoint: 'POST /api/passkeys/confirmation-challenge',
    about: 'whoever has a passkey',
    others: 409,
    but: { awaiting: 200 },
  },
  {
    endpoint: 'POST /api/passkeys/confirmation',
    about: 'what a device of a signer’s answered',
    given: ({ passkey }) => ({ response: passkey.confirms }),
    others: 422,
    but: { awaiting: 200 },
  },
  {
    endpoint: 'POST /api/passkeys/:id/removal',
    about: 'of a signer',
    thing: only(({ passkey }) => passkey.id, signer),
    others: 404,
    but: { awaiting: 200 },
  },
];
