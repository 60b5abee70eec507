import { createHash, randomBytes } from 'node:crypto';
import { shift } from '#kernel/instant.ts';
import type { Reader, Work } from '#platform/context.ts';
import { type SecondFactor, signInLife } from '../domain/two-factor-limits.ts';
import { countPasskeys, insertChallenge, twoFactorOf } from './store.ts';

export type SecondStep = { challenge: string; expiresAt: string; factors: SecondFactor[] };

/** `null`: no second factor required. Only the challenge's hash is stored. */
export async function secondStepFor(work: Work, personId: string): Promise<SecondStep | null> {
  const row = await twoFactorOf(work.db, personId);
  if (!row) return null;
  const { challenge, expiresAt } = await newChallenge(work, personId);
  await work.audit({ action: 'second-factor-asked', subject: { type: 'person', id: personId } });
  return { challenge, expiresAt: expiresAt.toISOString(), factors: await factorsOf(work.db, personId, row) };
}

export async function newChallenge(work: Work, personId: string | null) {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = shift(work.now, signInLife);
  await insertChallenge(work.db, {
    hash: challengeHash(challenge),
    person_id: personId,
    expires_at: expiresAt,
  });
  return { challenge, expiresAt };
}

export function challengeHash(challenge: string): Buffer {
  return createHash('sha256').update(challenge).digest();
}

/** Does not reveal the sign-in challenge itself. */
export function deviceChallenge(challenge: string): Buffer {
  return createHash('sha256').update(`cairn sign-in ${challenge}`).digest();
}

async function factorsOf(db: Reader, personId: string, row: { app_secret: Buffer | null }) {
  const passkeys = await countPasskeys(db, personId);
  const factors: SecondFactor[] = ['recovery-code'];
  if (passkeys > 0) factors.unshift('passkey');
  if (row.app_secret) factors.unshift('authenticator-app');
  return factors;
}
