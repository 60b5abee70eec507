import { changesInGeneral, linkUsesPerAddress } from '#http/limits.ts';
import type { RawAnswer, RawCall } from '#http/mount.ts';
import type { HashPassword } from '#platform/password-hash.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type { resetPassword as contract } from '../contract.ts';
import type { KnownDevices } from './known-devices.ts';
import { resetPassword } from './passwords.ts';

type Parts = { devices: KnownDevices; hashed: HashPassword };

/** Makes the device known: the owner can sign in despite other people's attempts. */
export async function resetFromLink(
  call: RawCall,
  input: InputOf<typeof contract>,
  { devices, hashed }: Parts,
): Promise<RawAnswer<typeof contract>> {
  const subject = call.origin.address;
  await call.limit([changesInGeneral, linkUsesPerAddress].map((rule) => ({ rule, subject })));
  const { email } = await call.begin((work) => resetPassword(work, input, hashed));
  const { cookie } = await devices.remember(call.request, email, call.now);
  return { answer: {}, cookies: cookie ? [cookie] : [] };
}
