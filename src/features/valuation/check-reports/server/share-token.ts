import { createHash, randomBytes } from 'node:crypto';

/** What opens a link: 256 bits nobody can guess. Only its hash is kept. */
export function newShareToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
