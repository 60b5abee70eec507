import { listingForViewer, profileOfListing } from '#features/marketplace/listings/server/public-store.ts';
import { createApplicationKeys } from '#http/session.ts';
import { systemClock } from '#platform/clock.ts';
import type { Reader } from '#platform/context.ts';
import { openDatabase } from '#platform/db/connect.ts';
import { preparedName } from '#platform/db/named.ts';
import type { ApprovedBuyer } from './deal.ts';

export type Statement = { name: string; text: string; values: readonly unknown[] };

/** The statements of `GET /api/listing/{id}` for an approved buyer, recorded from the product's own code. */
export async function hotStatements(
  tokenKey: Uint8Array,
  { listingId, key }: ApprovedBuyer,
  personId: string,
) {
  const { db, taken } = recorder();
  await createApplicationKeys(tokenKey, systemClock)
    .authenticate(db, key)
    .catch(() => undefined);
  await listingForViewer(db, { id: listingId, personId, now: new Date() });
  await profileOfListing(db, { id: listingId });
  if (taken.length !== 3)
    throw new Error(`expected session, grant and profile, got ${taken.length} statements`);
  return taken;
}

function recorder(): { db: Reader; taken: Statement[] } {
  const taken: Statement[] = [];
  const { db } = openDatabase({ connectionString: 'postgres://nobody@127.0.0.1:9/none' });
  const recording = new Proxy(db, {
    get: (target, property) => {
      if (property !== 'executeQuery') return Reflect.get(target, property);
      return async ({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) => {
        taken.push({ name: preparedName(sql) ?? '', text: sql, values: parameters });
        return { rows: [] };
      };
    },
  });
  return { db: recording, taken };
}
