import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { StartProblem } from '../start-problem.ts';

/** About 128 MB and half a second for each guess. */
const cost = { N: 131_072, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
const [saltBytes, ivBytes, tagBytes] = [16, 12, 16];

/** AES-256-GCM under a key that scrypt makes of the passphrase: salt, initialization vector, tag, ciphertext. */
export function sealSecrets(text: string, passphrase: string): Buffer {
  const [salt, iv] = [randomBytes(saltBytes), randomBytes(ivBytes)];
  const cipher = createCipheriv('aes-256-gcm', scryptSync(passphrase, salt, 32, cost), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([salt, iv, cipher.getAuthTag(), sealed]);
}

/** Throws StartProblem for another passphrase, or for a damaged file: the two cannot be told apart. */
export function openSecrets(sealed: Uint8Array, passphrase: string): string {
  const at = (from: number, length: number) => sealed.subarray(from, from + length);
  const salt = at(0, saltBytes);
  const iv = at(saltBytes, ivBytes);
  const head = saltBytes + ivBytes + tagBytes;
  try {
    const key = scryptSync(passphrase, salt, 32, cost);
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes });
    decipher.setAuthTag(at(saltBytes + ivBytes, tagBytes));
    return Buffer.concat([decipher.update(sealed.subarray(head)), decipher.final()]).toString('utf8');
  } catch (cause) {
    throw new StartProblem(
      'BACKUP_PASSPHRASE does not open the secrets of this backup: set the passphrase that it was made with.',
      { cause },
    );
  }
}
