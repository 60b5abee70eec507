import { randomBytes } from 'node:crypto';
import { brand } from '#content/brand.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reader, Work } from '#platform/context.ts';
import { makeSealIdentity, type SealIdentity } from '#platform/seal/seal-identity.ts';
import type { Vault } from '#platform/vault.ts';
import { currentIdentity, insertIdentity, lockIdentities } from './seal-store.ts';

export type IdentityTools = {
  db: Reader;
  clock: Clock;
  vault: Vault;
  asSystem(run: (work: Work) => Promise<void>): Promise<void>;
};
export type KeptIdentity = SealIdentity & { id: string };

/** The current sealing identity; created if there is none or the last one expired. Throws Refused('key-unreadable'). */
export async function sealingIdentity(tools: IdentityTools): Promise<KeptIdentity> {
  const { db, clock, vault } = tools;
  const found = await currentIdentity(db, clock.now());
  if (!found) {
    await tools.asSystem((work) => makeIdentity(work, vault));
    return sealingIdentity(tools);
  }
  const { id, root_certificate: root, leaf_certificate: leaf, leaf_key_cipher: cipher } = found;
  return { id, root, leaf, leafKey: Buffer.from(keyOf(vault, cipher, id), 'base64') };
}

async function makeIdentity(work: Work, vault: Vault): Promise<void> {
  await lockIdentities(work.db);
  if (await currentIdentity(work.db, work.now)) return;
  const id = work.newId();
  const { root, leaf, leafKey, validUntil } = await makeSealIdentity(brand.name, work.now, [
    serial(),
    serial(),
  ]);
  await insertIdentity(work.db, {
    id,
    root_certificate: Buffer.from(root),
    leaf_certificate: Buffer.from(leaf),
    leaf_key_cipher: vault.seal(Buffer.from(leafKey).toString('base64'), id),
    made_at: work.now,
    valid_until: validUntil,
  });
  await work.audit({ action: 'seal-identity-made', subject: { type: 'seal-identity', id } });
}

function keyOf(vault: Vault, cipher: Buffer, id: string): string {
  try {
    return vault.open(cipher, id);
  } catch {
    throw new Refused('key-unreadable');
  }
}

/** 64 random bits with the first one 0: serial numbers are positive (RFC 5280, 4.1.2.2). */
function serial(): string {
  const bytes = randomBytes(8);
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40;
  return bytes.toString('hex');
}
