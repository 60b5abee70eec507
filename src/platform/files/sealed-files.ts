import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { freeBytes, takeBuffer } from './buffer-pool.ts';
import type { Files } from './files.ts';

export type SealedFiles = {
  put(key: string, bytes: Uint8Array, known?: Promise<unknown>): Promise<void>;
  get(key: string): Promise<Buffer | null>;
};

const nonceBytes = 12;
const tagBytes = 16;
const pieceBytes = 65_536;

/** AES-256-GCM (NIST SP 800-38D), random nonce; binds the key, so files cannot be swapped. `secret`: 32 bytes. */
export function sealedFiles(files: Pick<Files, 'put' | 'get'>, secret: Uint8Array): SealedFiles {
  return {
    put: async (key, bytes, known) => {
      const { bytes: sealed, release } = takeBuffer(nonceBytes + tagBytes + bytes.byteLength);
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', secret, nonce).setAAD(Buffer.from(key));
      // In pieces, so that there is never a third copy of a large file.
      for (let at = 0; at < bytes.byteLength; at += pieceBytes) {
        const piece = cipher.update(bytes.subarray(at, at + pieceBytes));
        sealed.set(piece, nonceBytes + tagBytes + at);
        freeBytes(piece);
      }
      cipher.final();
      sealed.set(nonce);
      sealed.set(cipher.getAuthTag(), nonceBytes);
      await files.put(key, sealed, known);
      // Callers rely on this for every store.
      await known;
      // Not on failure: a store that gave up may still be reading.
      release();
    },
    get: async (key) => {
      const sealed = await files.get(key);
      if (sealed === null) return null;
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
      const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(key))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const opened = decipher.update(bytes.subarray(nonceBytes + tagBytes));
      decipher.final();
      return opened;
    },
  };
}
