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
 * Counts a try at a password. Nobody can hold an owner back from afar: a device that is known to the account has a count of
 * its own, a stranger one for the account and the network that the try comes from. Many networks together are
 * slowed too, and then an owner at a new device gets in by the mailed link, which makes the device known.
 */
export async function countSignIn(call: RawCall, devices: KnownDevices, email: string): Promise<void> {
  const { address } = call.origin;
  const known = await devices.idFor(call.request, email, call.now);
  const subject = `${email}\n${known ? `device ${known}` : countedNetwork(address)}`;
  const narrow = [signInPerAccount, signInPerAccountHourly].map((rule) => ({ rule, subject }));
  try {
    if (known) return await call.limit(narrow);
    await call.limit([...narrow, { rule: signInPerAddress, subject: address }]);
    // Only now: what one network may not try does not count against the account as a whole.
    await call.limit([{ rule: signInByStrangers, subject: email }]);
  } catch (error) {
    if (error instanceof Refused && error.code === 'too-many-attempts')
      throw new Refused('too-many-sign-ins', error.details);
    throw error;
  }
}
