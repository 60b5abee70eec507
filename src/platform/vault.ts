import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** Encrypts short secrets at rest, with an index that reveals nothing without its key. */
export type Vault = {
  /** `boundTo` (the row's ID) is required again to open, so that rows cannot be swapped. */
  seal(text: string, boundTo: string): Buffer;
  /** Throws if the bytes, the key or `boundTo` differ from those of `seal`. */
  open(sealed: Buffer, boundTo: string): string;
  index(text: string): Buffer;
};

const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM (NIST SP 800-38D) with a random nonce, and HMAC-SHA-256. Both keys have 32 bytes. */
export function createVault(keys: { sealing: Buffer; index: Buffer }): Vault {
  return {
    seal(text, boundTo) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', keys.sealing, nonce).setAAD(Buffer.from(boundTo));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open(sealed, boundTo) {
      const nonce = sealed.subarray(0, nonceBytes);
      const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
      const options = { authTagLength: tagBytes };
      const decipher = createDecipheriv('aes-256-gcm', keys.sealing, nonce, options)
        .setAAD(Buffer.from(boundTo))
        .setAuthTag(tag);
      const body = sealed.subarray(nonceBytes + tagBytes);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
    index: (text) => createHmac('sha256', keys.index).update(text).digest(),
  };
}
