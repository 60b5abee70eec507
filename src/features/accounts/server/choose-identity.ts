import type { NodeMount } from '#http/web-routes.ts';
import type { Clock } from '#platform/clock.ts';
import { deriveKey } from '#platform/derive-key.ts';
import { developmentIdentity } from './development-identity.ts';
import { googleIdentity, type IdentityProvider } from './identity-provider.ts';

export type IdentityOptions = {
  google: { clientId: string; clientSecret: string } | null;
  /** The address that the app listens on. */
  host: string;
  publicUrl: string;
  /** Any secret of the program's: what the development provider needs is derived from it. */
  secret: string;
  clock: Clock;
};
export type ChosenIdentity = { identity: IdentityProvider | null; mounts: readonly NodeMount[] };

/** Google where its credentials are set, our stand-in on a loopback address, otherwise none. */
export function chooseIdentity({ google, host, publicUrl, secret, clock }: IdentityOptions): ChosenIdentity {
  if (google) return { identity: googleIdentity(google, clock), mounts: [] };
  // Both: an app that listens on loopback but is known under another name has a proxy in front of it.
  if (!isLoopback(host) || !isLoopback(new URL(publicUrl).hostname)) return { identity: null, mounts: [] };
  const clientSecret = Buffer.from(deriveKey(secret, 'development identity')).toString('base64url');
  const { identity, mount } = developmentIdentity(publicUrl, clientSecret, clock);
  return { identity, mounts: [mount] };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
}
