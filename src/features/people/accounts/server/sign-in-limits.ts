import {
  signInByStrangers,
  signInPerAccount,
  signInPerAccountHourly,
  signInPerAddress,
} from '#http/limits.ts';
import type { RawCall } from '#http/mount.ts';
import { Refused } from '#kernel/refusal.ts';
import { countedNetwork } from '#platform/client-address.ts';
import type { KnownDevices } from './known-devices.ts';

/**
 * Strangers must not lock an owner out: known devices have their own limit. A distributed attack also slows unknown
 * devices; a mailed link makes one known.
 */
export async function countSignIn(call: RawCall, devices: KnownDevices, email: string): Promise<void> {
  const { address } = call.origin;
  const known = await devices.idFor(call.request, email, call.now);
  const subject = `${email}\n${known ? `device ${known}` : countedNetwork(address)}`;
  const narrow = [signInPerAccount, signInPerAccountHourly].map((rule) => ({ rule, subject }));
  try {
    if (known) return await call.limit(narrow);
    await call.limit([...narrow, { rule: signInPerAddress, subject: address }]);
    // Last: attempts over a network's limit do not count against the whole account.
    await call.limit([{ rule: signInByStrangers, subject: email }]);
  } catch (error) {
    if (error instanceof Refused && error.code === 'too-many-attempts')
      throw new Refused('too-many-sign-ins', error.details);
    throw error;
  }
}
