import { signInPerAccount, signInPerAccountHourly } from '#http/limits.ts';
import { changes, type Route, reads } from '#http/mount.ts';
import { signedIn } from '#platform/signed-in.ts';
import * as contract from '../contract.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { beginConfirmation, confirmByPasskey } from './confirm-by-passkey.ts';
import { listPasskeys } from './list-passkeys.ts';
import type { PasskeyTools } from './passkey-tools.ts';
import { removePasskey } from './remove-passkey.ts';

export function passkeyRoutes(tools: PasskeyTools): Route[] {
  return [
    reads(contract.listPasskeys, (reading) => listPasskeys(reading, tools)),
    changes(contract.beginPasskey, (work) => beginPasskey(work, tools)),
    changes(contract.addPasskey, (work, input) => addPasskey(work, input, tools)),
    changes(contract.removePasskey, (work, input) => removePasskey(work, input, tools)),
    changes(contract.beginConfirmation, (work) => beginConfirmation(work, tools)),
    changes(contract.confirmByPasskey, (work, input) => confirmByPasskey(work, input, tools), {
      limits: ({ actor }) =>
        [signInPerAccount, signInPerAccountHourly].map((rule) => ({
          rule,
          subject: signedIn(actor).personId,
        })),
    }),
  ];
}
