import { hash } from 'node:crypto';

/** SHA-256 as 64 hexadecimal digits; text is hashed as UTF-8. */
export function sha256(data: string | Uint8Array): string {
  return hash('sha256', data, 'hex');
}
