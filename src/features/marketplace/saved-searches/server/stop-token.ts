import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '#kernel/ids.ts';
import { deriveKey } from '#platform/derive-key.ts';

export type StopTokens = {
  of(searchId: string): string;
  /** The search of a token; `null` for a token that was never issued. */
  read(token: string): string | null;
};

/** `secret`: any secret of the program. Nothing is stored: a token is the ID and a keyed hash of it. */
export function stopTokens(secret: Uint8Array): StopTokens {
  const key = deriveKey(secret, 'saved search mails');
  const seal = (id: string) => createHmac('sha256', key).update(id).digest();
  return {
    of: (id) => `${id}_${seal(id).toString('base64url')}`,
    read: (token) => {
      const id = token.slice(0, 36);
      const given = Buffer.from(token.slice(37), 'base64url');
      if (!isUuid(id) || token[36] !== '_') return null;
      const right = seal(id);
      return given.length === right.length && timingSafeEqual(given, right) ? id : null;
    },
  };
}
