import { secondFactorPerAccount, secondFactorPerAccountDaily } from '#http/limits.ts';
import { changes, type Route, raw, reads } from '#http/mount.ts';
import { signedIn } from '#platform/signed-in.ts';
import * as contract from '../contract.ts';
import { confirmByCode } from './confirm-by-code.ts';
import { passSecondFactor } from './pass-second-factor.ts';
import { askPasskey, challengeLimits, signInByPasskey } from './passkey-sign-in.ts';
import { resetTwoFactor } from './reset-two-factor.ts';
import {
  addAuthenticator,
  beginAuthenticator,
  getTwoFactor,
  removeAuthenticator,
  renewRecoveryCodes,
  turnTwoFactorOff,
  usePasskeysAsFactor,
} from './set-up.ts';
import type { TwoFactorTools } from './two-factor-tools.ts';

export function twoFactorRoutes(tools: TwoFactorTools): Route[] {
  return [
    reads(contract.getTwoFactor, (reading) => getTwoFactor(reading, tools)),
    changes(contract.beginAuthenticator, (work) => beginAuthenticator(work, tools)),
    changes(contract.addAuthenticator, (work, input) => addAuthenticator(work, input, tools), {
      limits: ({ actor }) => [{ rule: secondFactorPerAccount, subject: signedIn(actor).personId }],
    }),
    changes(contract.removeAuthenticator, removeAuthenticator),
    changes(contract.usePasskeysAsFactor, (work) => usePasskeysAsFactor(work, tools)),
    changes(contract.renewRecoveryCodes, (work) => renewRecoveryCodes(work, tools)),
    changes(contract.turnTwoFactorOff, (work) => turnTwoFactorOff(work, tools)),
    changes(contract.confirmByCode, (work, input) => confirmByCode(work, input, tools), {
      limits: ({ actor }) =>
        [secondFactorPerAccount, secondFactorPerAccountDaily].map((rule) => ({
          rule,
          subject: signedIn(actor).personId,
        })),
    }),
    changes(contract.resetTwoFactor, resetTwoFactor),
    raw(contract.passSecondFactor, (call, input) => passSecondFactor(call, input, tools)),
    changes(contract.askPasskey, (work, input) => askPasskey(work, input, tools), {
      limits: ({ origin }) => [{ rule: challengeLimits, subject: origin.address }],
    }),
    raw(contract.signInByPasskey, (call, input) => signInByPasskey(call, input, tools)),
  ];
}
