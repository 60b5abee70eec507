import type { NodeMount } from '#http/web-routes.ts';
import type { Clock } from '#platform/clock.ts';
import { deriveKey } from '#platform/derive-key.ts';
import { isLocalStart } from '#platform/loopback.ts';
import { developmentIdentity } from './development-identity.ts';
import { googleIdentity, type IdentityProvider } from './identity-provider.ts';

export type IdentityOptions = {
  google: { clientId: string; clientSecret: string } | null;
  /** Whether the stand-in for Google was asked for. */
  developmentIdentity: boolean;
  /** The address that the app listens on. */
  host: string;
  publicUrl: string;
  /** Any secret of the program's: what the development provider needs is derived from it. */
  secret: string;
  clock: Clock;
};
export type ChosenIdentity = { identity: IdentityProvider | null; mounts: readonly NodeMount[] };

/** Google where its credentials are set; our stand-in where it was asked for, on this machine alone; otherwise none. */
export function chooseIdentity(options: IdentityOptions): ChosenIdentity {
  const { google, developmentIdentity: askedFor, publicUrl, secret, clock } = options;
  if (google) return { identity: googleIdentity(google, clock), mounts: [] };
  // The settings refuse the other cases at the start. Asked again here, where the door is opened.
  if (!askedFor || !isLocalStart(options)) return { identity: null, mounts: [] };
  const clientSecret = Buffer.from(deriveKey(secret, 'development identity')).toString('base64url');
  const { identity, mount } = developmentIdentity(publicUrl, clientSecret, clock);
  return { identity, mounts: [mount] };
}
