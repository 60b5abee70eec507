import { createHmac } from 'node:crypto';
import type { Person } from '#kernel/actor.ts';
import { minutes } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import { scopes as known, type Scope } from '#kernel/scope.ts';
import { networkOf } from '#platform/client-address.ts';
import type { Origin, Reader } from '#platform/context.ts';
import { deriveKey } from '#platform/derive-key.ts';
import { programWords } from '#platform/device-words.ts';
import { isTokenSecret } from '#platform/token-secret.ts';
import { noteTokenUse, type StoredToken, tokenByHash } from './access-token-sql.ts';

export type Admitted = {
  actor: Person;
  scopes: readonly Scope[];
  /** `null`: every object that the person may reach. */
  only: { listingIds: readonly string[]; roomIds: readonly string[] } | null;
};
export type Arriving = { now: Date; origin: Origin; begun?: Date | undefined };

export type AccessTokens = {
  /** What is stored of a secret: with a key of ours, so that a stolen copy of the database tells nothing. */
  hashOf(secret: string): Buffer;
  /** Throws Refused('access-token-not-valid') if it is unknown, revoked, or had expired when the request began. */
  admit(db: Reader, secret: string, arriving: Arriving): Promise<Admitted>;
};

/** Precision of "last used": a smaller value would cause a write for each request. */
const usedEvery = 1 * minutes;

/** `secret`: at least 32 random bytes. `adminsNeedTwoFactor`: admins without it are let in nowhere. */
export function createAccessTokens(secret: Uint8Array, { adminsNeedTwoFactor = false } = {}): AccessTokens {
  const hashing = deriveKey(secret, 'access tokens');
  const hashOf = (text: string) => createHmac('sha256', hashing).update(text).digest();
  return {
    hashOf,
    admit: async (db, text, { now, origin, begun }) => {
      if (!isTokenSecret(text)) throw new Refused('access-token-not-valid');
      // No one without the key can choose what the index compares, so its time tells nothing.
      const [found] = await tokenByHash(db, { hash: hashOf(text), now: begun ?? now });
      if (!found || (found.kind === 'service' && !found.roles.includes('admin')))
        throw new Refused('access-token-not-valid');
      await noteUse(db, found, { now, origin });
      return admittedBy(found, adminsNeedTwoFactor);
    },
  };
}

async function noteUse(db: Reader, { id, usedAt }: StoredToken, { now, origin }: Arriving): Promise<void> {
  const fresh = usedAt !== null && now.getTime() - usedAt.getTime() < usedEvery;
  // A transaction already holds locks.
  if (fresh || db.isTransaction) return;
  const { address, userAgent } = origin;
  await noteTokenUse(db, { id, at: now, network: networkOf(address), program: programWords(userAgent) });
}

/** A personal token never carries the admin role, a service token carries nothing else. */
function admittedBy(found: StoredToken, adminsNeedTwoFactor: boolean): Admitted {
  const { id, kind, personId, listingIds, roomIds, roles, secured } = found;
  const due = adminsNeedTwoFactor && roles.includes('admin') && !secured;
  const carried = roles.filter((role) => (role === 'admin') === (kind === 'service'));
  // A scope of an earlier release that no endpoint has any more is worth nothing.
  const scopes = known.filter((scope) => found.scopes.includes(scope));
  const actor: Person = {
    kind: 'person',
    personId,
    sessionId: id,
    roles: due ? carried.filter((role) => role !== 'admin') : carried,
    token: { id, kind, scopes },
    ...(due ? { twoFactorDue: true } : {}),
  };
  return {
    actor,
    scopes,
    only: listingIds.length + roomIds.length > 0 ? { listingIds, roomIds } : null,
  };
}
