import type { NodeMount } from '#http/web-routes.ts';
import type { Clock } from '#platform/clock.ts';
import { developmentIdentity } from './development-identity.ts';
import { googleIdentity, type IdentityProvider } from './identity-provider.ts';

export type IdentityOptions = {
  google: { clientId: string; clientSecret: string } | null;
  /** The address that the app listens on. */
  host: string;
  publicUrl: string;
  /** The development provider's client secret; any random text. */
  secret: string;
  clock: Clock;
};
export type ChosenIdentity = { identity: IdentityProvider | null; mounts: readonly NodeMount[] };

/** Google where its credentials are set, our stand-in on a loopback address, otherwise none. */
export function chooseIdentity({ google, host, publicUrl, secret, clock }: IdentityOptions): ChosenIdentity {
  if (google) return { identity: googleIdentity(google, clock), mounts: [] };
  // Both: an app that listens on loopback but is known under another name has a proxy in front of it.
  if (!isLoopback(host) || !isLoopback(new URL(publicUrl).hostname)) return { identity: null, mounts: [] };
  const { identity, mount } = developmentIdentity(publicUrl, secret, clock);
  return { identity, mounts: [mount] };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
}
