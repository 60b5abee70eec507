/** Without easily misread characters: 0, o, 1, i, l. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 10;

/** 49 bits. Skips bytes from 248 up, to stay uniform; `null` if fewer than ten are left. */
export function recoveryCodeFrom(random: Uint8Array): string | null {
  const letters = [...random].filter((byte) => byte < alphabet.length * 8).map((byte) => alphabet[byte % 31]);
  if (letters.length < length) return null;
  const text = letters.slice(0, length).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}

/** The stored form: lower case, no dash, no spaces. */
export function plainRecoveryCode(typed: string): string {
  return typed.toLowerCase().replace(/[^a-z0-9]/g, '');
}
