/** Why a sign-in at the firm's provider gave nothing: the ends of a sentence that begins "error logging in:". */
export const ssoFaults = {
  'not-set-up': 'single sign-on is not set up here',
  unreachable: 'your firm’s sign-in cannot be reached right now. Try again in a moment',
  'other-issuer':
    'the answer came from another sign-in service than the one set up here. Tell the administrator of this site',
  expired: 'the answer of your firm’s sign-in has expired. Start again',
  'not-valid': 'the answer of your firm’s sign-in is not valid. Start again',
  replayed: 'this sign-in was already used, or took too long. Start again',
  'email-not-verified':
    'your firm’s sign-in does not say that your email address is confirmed. Ask its administrator',
  'domain-not-allowed': 'this email address is not one of your firm’s. Use your work account',
} as const;
export type SsoFault = keyof typeof ssoFaults;

/** Throws nothing. `domains`: in lower case; a subdomain is another domain. */
export function emailFault(
  { email, emailVerified }: { email: string; emailVerified: boolean },
  domains: readonly string[],
): SsoFault | null {
  if (!emailVerified) return 'email-not-verified';
  const [, domain = ''] = /@([^@]+)$/.exec(email.toLowerCase()) ?? [];
  return domains.includes(domain) ? null : 'domain-not-allowed';
}
