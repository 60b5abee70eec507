import type { NodeMount } from '#http/web-routes.ts';
import type { Clock } from '#platform/clock.ts';
import { deriveKey } from '#platform/derive-key.ts';
import { isLocalStart } from '#platform/loopback.ts';
import { developmentIdentity } from './development-identity.ts';
import { googleIdentity, type IdentityProvider } from './identity-provider.ts';

export type IdentityOptions = {
  google: { clientId: string; clientSecret: string } | null;
  developmentIdentity: boolean;
  host: string;
  publicUrl: string;
  secret: string;
  clock: Clock;
};
export type ChosenIdentity = { identity: IdentityProvider | null; mounts: readonly NodeMount[] };

export function chooseIdentity(options: IdentityOptions): ChosenIdentity {
  const { google, developmentIdentity: askedFor, publicUrl, secret, clock } = options;
  if (google) return { identity: googleIdentity(google, clock), mounts: [] };
  // The settings already refuse other cases at startup; checked again because this grants access.
  if (!askedFor || !isLocalStart(options)) return { identity: null, mounts: [] };
  const clientSecret = Buffer.from(deriveKey(secret, 'development identity')).toString('base64url');
  const { identity, mount } = developmentIdentity(publicUrl, clientSecret, clock);
  return { identity, mounts: [mount] };
}
