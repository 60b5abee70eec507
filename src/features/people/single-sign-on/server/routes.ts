import type { TokenParts } from '#features/people/accounts/server/get-token.ts';
import { signInPerAccount, signInPerAccountHourly } from '#http/limits.ts';
import { changes, type Route, raw, reads } from '#http/mount.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { SsoSettings } from '#platform/sso-settings.ts';
import * as contract from '../contract.ts';
import { confirmBySso } from './confirm-by-sso.ts';
import { signInBySso } from './sign-in-by-sso.ts';

export function ssoRoutes({ sso, accounts }: { sso: SsoSettings | null; accounts: TokenParts }): Route[] {
  return [
    reads(contract.getSingleSignOn, () => ({ label: sso?.label ?? null })),
    raw(contract.signInBySso, (call, input) => signInBySso(call, input, accounts)),
    changes(contract.confirmBySso, confirmBySso, {
      limits: ({ actor }) =>
        [signInPerAccount, signInPerAccountHourly].map((rule) => ({
          rule,
          subject: signedIn(actor).personId,
        })),
    }),
  ];
}
