/** `null`: no one has this address. */
export type Holder = { hasPassword: boolean; emailVerified: boolean } | null;
export type SsoLink = 'open-account' | 'link' | 'confirm-password' | 'confirm-email-first';

/**
 * What a first sign-in through the firm does about the account of that address. The person who opened it may be someone
 * else, so its password is asked for once. Without one, the address must have been confirmed to its holder.
 */
export function ssoLinkFor(holder: Holder): SsoLink {
  if (holder === null) return 'open-account';
  if (holder.hasPassword) return 'confirm-password';
  return holder.emailVerified ? 'link' : 'confirm-email-first';
}
