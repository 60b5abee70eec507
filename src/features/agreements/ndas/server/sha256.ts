import { hash } from 'node:crypto';

/** 64 hexadecimal digits; strings are hashed as UTF-8. */
export function sha256(data: string | Uint8Array): string {
  return hash('sha256', data, 'hex');
}
