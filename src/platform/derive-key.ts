import { hkdfSync } from 'node:crypto';

/** Derives a 32-byte key for one purpose from a secret of at least 32 bytes (HKDF-SHA-256, RFC 5869). */
export function deriveKey(secret: string | Uint8Array, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `cairn ${purpose}`, 32));
}
