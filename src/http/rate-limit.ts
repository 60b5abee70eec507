import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { Refused } from '#kernel/refusal.ts';
import { countedNetwork } from '#platform/client-address.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reader } from '#platform/context.ts';
import { deriveKey } from '#platform/derive-key.ts';
import type { Limiter, Take } from './limits.ts';
import { createReadLimit } from './read-limit.ts';

export type LimiterOptions = { db: Reader; secret: Uint8Array; clock: Clock };
type Count = { key: Buffer; slot: Date; n: number };

/** Counts in PostgreSQL, shared by all servers. Needs the pool: an attempt counts even if it is rolled back. */
export function createLimiter({ db, secret, clock }: LimiterOptions): Limiter {
  const hashing = deriveKey(secret, 'rate limits');
  return {
    read: createReadLimit(clock),
    take: async (takes) => {
      if (takes.length === 0) return;
      const now = clock.now();
      const counted = takes.map((take) => ({ take, key: keyOf(hashing, take), slot: slotOf(take, now) }));
      // A fixed order prevents deadlocks between requests that count the same keys.
      counted.sort((a, b) => Buffer.compare(a.key, b.key));
      const rows = await count(db, counted);
      const over = counted.filter(({ take, key }) =>
        rows.some((row) => Buffer.compare(row.key, key) === 0 && row.n > take.rule.most),
      );
      if (over.length === 0) return;
      const ends = over.map(({ take, slot }) => slot.getTime() + take.rule.seconds * 1_000 - now.getTime());
      throw new Refused('too-many-attempts', {
        retryAfter: Math.max(1, Math.ceil(Math.max(...ends) / 1_000)),
      });
    },
  };
}

export const noLimits: Limiter = { take: async () => {}, read: () => {} };

export async function forgetOldAttempts(db: Reader, now: Date): Promise<void> {
  await db
    .deleteFrom('attempt')
    .where('slot', '<', new Date(now.getTime() - 86_400_000))
    .execute();
}

async function count(db: Reader, counted: readonly { key: Buffer; slot: Date }[]): Promise<readonly Count[]> {
  const rows = counted.map(({ key, slot }) => sql`(${key}::bytea, ${slot}::timestamptz, 1)`);
  const query = sql<Count>`
    insert into attempt (key, slot, n) values ${sql.join(rows)}
    on conflict (key, slot) do update set n = attempt.n + 1 returning key, slot, n`;
  return (await query.execute(db)).rows;
}

function keyOf(secret: Uint8Array, { rule, subject }: Take): Buffer {
  return createHmac('sha256', secret)
    .update(`${rule.name}\n${countedNetwork(subject)}`)
    .digest();
}

function slotOf({ rule }: Take, now: Date): Date {
  const length = rule.seconds * 1_000;
  return new Date(Math.floor(now.getTime() / length) * length);
}
