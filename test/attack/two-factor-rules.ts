import { everybody, only, type Rule } from './rule-words.ts';

const signer = 'somebody who is to sign has two-factor sign-in, and it is another’s to everybody else';
const whoeverHasIt = (status: number) => ({ others: 409, but: { awaiting: status } });

export const twoFactorRules: readonly Rule[] = [
  { endpoint: 'GET /api/two-factor', about: 'the own one', others: 200, but: {} },
  { endpoint: 'POST /api/two-factor/authenticator-key', about: 'a new one', others: 200, but: {} },
  {
    endpoint: 'POST /api/two-factor/authenticator',
    about: 'an app that the owner sets up',
    given: ({ twoFactor }) => ({ code: twoFactor.appCode }),
    others: 410,
    but: { owner: 201 },
  },
  {
    endpoint: 'POST /api/two-factor/confirmation',
    about: 'a wrong code',
    given: () => ({ code: '000000' }),
    ...whoeverHasIt(401),
  },
  { endpoint: 'DELETE /api/two-factor/authenticator', about: 'the own one', ...whoeverHasIt(200) },
  { endpoint: 'POST /api/two-factor/passkeys', about: 'the own ones', ...whoeverHasIt(201) },
  { endpoint: 'POST /api/two-factor/recovery-codes', about: 'the own ones', ...whoeverHasIt(201) },
  { endpoint: 'DELETE /api/two-factor', about: 'the own one', ...whoeverHasIt(200) },
  {
    endpoint: 'POST /api/users/:id/two-factor-reset',
    about: 'of a signer',
    thing: only(({ people }) => people.awaiting.id, signer),
    others: 403,
    but: { admin: 200 },
  },
  {
    endpoint: 'POST /api/sign-in/second-factor',
    about: 'with the challenge of a first step',
    given: ({ twoFactor: { challenge, recoveryCode } }) => ({
      factor: 'recovery-code',
      challenge,
      code: recoveryCode,
    }),
    ...everybody(200),
  },
  { endpoint: 'POST /api/sign-in/passkey-challenge', about: 'for any device', ...everybody(200) },
  {
    endpoint: 'POST /api/sign-in/passkey',
    about: 'with what a device answered',
    given: ({ twoFactor }) => twoFactor.byPasskey,
    ...everybody(200),
  },
];
