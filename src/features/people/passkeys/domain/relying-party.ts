export type RelyingParty = { id: string; origin: string };
export const passkeysOff = ['address-is-a-number', 'address-is-not-https'] as const;
export type PasskeysOff = (typeof passkeysOff)[number];

const address = /^(https?):\/\/(\[[^\]]*\]|[^/:?#]+)(?::\d+)?/i;

/** WebAuthn level 3, 5.1.2: a domain and a secure context. Throws RangeError for an invalid URL. */
export function relyingParty(publicUrl: string): RelyingParty | PasskeysOff {
  const [origin, scheme = '', host = ''] = address.exec(publicUrl) ?? [];
  if (!origin) throw new RangeError('no address');
  const id = host.toLowerCase();
  if (/^[\d.]+$/.test(id) || id.startsWith('[')) return 'address-is-a-number';
  const secure = scheme.toLowerCase() === 'https' || id === 'localhost' || id.endsWith('.localhost');
  return secure ? { id, origin: origin.toLowerCase() } : 'address-is-not-https';
}

export const passkeysOffWords: Record<PasskeysOff, string> = {
  'address-is-a-number':
    'Passkeys are off: this site is reached by a number and not by a name, and devices keep passkeys for names only.',
  'address-is-not-https':
    'Passkeys are off: this site is not reached by https, and devices use passkeys over secure connections only.',
};
