import { createCipheriv, createDecipheriv, createHash, randomBytes, scryptSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepSecrets } from '../secrets.ts';
import { StartProblem } from '../start-problem.ts';

/** About 128 MB and half a second for each guess. */
const cost = { N: 131_072, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
const [saltBytes, ivBytes, tagBytes] = [16, 12, 16];

/**
 * By a hash of passphrase and salt, oldest first: a backup that is sealed is verified right after it, and a bucket's
 * lists are opened twice.
 */
const derived = new Map<string, Buffer>();
const mostDerived = 16;

function keyFor(passphrase: string, salt: Uint8Array): Buffer {
  const name = createHash('sha256').update(salt).update(passphrase).digest('hex');
  const key = derived.get(name) ?? scryptSync(passphrase, salt, 32, cost);
  derived.set(name, key);
  for (const oldest of derived.keys()) if (derived.size > mostDerived) derived.delete(oldest);
  return key;
}

/** AES-256-GCM under a key that scrypt makes of the passphrase: salt, initialization vector, tag, ciphertext. */
export function sealSecrets(text: string, passphrase: string): Buffer {
  const [salt, iv] = [randomBytes(saltBytes), randomBytes(ivBytes)];
  const cipher = createCipheriv('aes-256-gcm', keyFor(passphrase, salt), iv);
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
    const decipher = createDecipheriv('aes-256-gcm', keyFor(passphrase, salt), iv, {
      authTagLength: tagBytes,
    });
    decipher.setAuthTag(at(saltBytes + ivBytes, tagBytes));
    return Buffer.concat([decipher.update(sealed.subarray(head)), decipher.final()]).toString('utf8');
  } catch (cause) {
    throw new StartProblem(
      'BACKUP_PASSPHRASE does not open the secrets: set the passphrase that they were sealed with.',
      { cause },
    );
  }
}

/**
 * Puts the secrets of a backup or an export into a data folder. `sealed`: their file; `null` if they were left out.
 * Throws StartProblem if the passphrase is missing or wrong, or if the folder has the secrets of another site, or none.
 */
export async function placeSecrets({
  dataDir,
  passphrase,
  sealed,
}: {
  dataDir: string;
  passphrase: string | null;
  sealed: string | null;
}): Promise<void> {
  if (sealed === null) {
    if (existsSync(join(dataDir, 'secrets.json'))) return;
    throw new StartProblem(
      `It was made without BACKUP_PASSPHRASE, so it has no secrets: put the site’s secrets.json into ${dataDir} first.`,
    );
  }
  if (passphrase === null)
    throw new StartProblem('The secrets are sealed: set BACKUP_PASSPHRASE to open them.');
  keepSecrets(dataDir, openSecrets(await readFile(sealed), passphrase));
}
