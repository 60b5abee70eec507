import { signInPerAccount, signInPerAccountHourly } from '#http/limits.ts';
import { changes, type Route, reads } from '#http/mount.ts';
import type { Actor } from '#kernel/actor.ts';
import { signedIn } from '#platform/signed-in.ts';
import * as contract from '../contract.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { listPasskeys } from './list-passkeys.ts';
import type { PasskeyTools } from './passkey-tools.ts';
import { removePasskey } from './remove-passkey.ts';

/** Each may try a password: counted with the sign-ins. */
const guesses = {
  limits: ({ actor }: { actor: Actor }) =>
    [signInPerAccount, signInPerAccountHourly].map((rule) => ({ rule, subject: signedIn(actor).personId })),
};

export function passkeyRoutes(tools: PasskeyTools): Route[] {
  return [
    reads(contract.listPasskeys, (reading) => listPasskeys(reading, tools)),
    changes(contract.beginPasskey, (work, input) => beginPasskey(work, input, tools), guesses),
    changes(contract.addPasskey, (work, input) => addPasskey(work, input, tools)),
    changes(contract.removePasskey, (work, input) => removePasskey(work, input, tools), guesses),
  ];
}
