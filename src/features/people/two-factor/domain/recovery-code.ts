/** Without what is misread: no 0 and o, 1, i and l. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 10;

/** A code of ten letters, 49 bits, out of at least ten random bytes that are each below 248 (the others are skipped). */
export function recoveryCodeFrom(random: Uint8Array): string | null {
  const letters = [...random].filter((byte) => byte < alphabet.length * 8).map((byte) => alphabet[byte % 31]);
  if (letters.length < length) return null;
  const text = letters.slice(0, length).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}

/** What was typed, as it is kept: small letters, no dash, no spaces. */
export function plainRecoveryCode(typed: string): string {
  return typed.toLowerCase().replace(/[^a-z0-9]/g, '');
}
