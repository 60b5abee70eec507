import { randomBytes } from 'node:crypto';
import type { Work } from '#platform/context.ts';
import type { Vault } from '#platform/vault.ts';
import { plainRecoveryCode, recoveryCodeFrom } from '../domain/recovery-code.ts';
import { recoveryCodes } from '../domain/two-factor-limits.ts';
import { takeRecoveryCode, writeRecoveryCodes } from './store.ts';

/** Replaces earlier codes. Only hashes are stored. */
export async function makeRecoveryCodes(work: Work, personId: string, vault: Vault): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, newCode);
  await writeRecoveryCodes(
    work.db,
    personId,
    codes.map((code) => ({ hash: hashOf(vault, personId, code), person_id: personId, made_at: work.now })),
  );
  return codes;
}

export function spendRecoveryCode(
  work: Work,
  { personId, code, vault }: { personId: string; code: string; vault: Vault },
): Promise<boolean> {
  return takeRecoveryCode(work.db, { hash: hashOf(vault, personId, code), personId, now: work.now });
}

function newCode(): string {
  for (;;) {
    const code = recoveryCodeFrom(randomBytes(32));
    if (code !== null) return code;
  }
}

function hashOf(vault: Vault, personId: string, code: string): Buffer {
  return vault.index(`recovery code ${personId} ${plainRecoveryCode(code)}`);
}
