import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { listPasskeys as contract } from '../contract.ts';
import { offReason, type PasskeyTools } from './passkey-tools.ts';
import { passkeysOf } from './store.ts';

export async function listPasskeys(
  { db, actor }: Pick<Reading, 'db' | 'actor'>,
  tools: PasskeyTools,
): Promise<AnswerOf<typeof contract>> {
  const { personId } = signedIn(actor);
  const rows = await passkeysOf(db, personId);
  return {
    off: offReason(tools),
    items: rows.map(({ id, name, added_at, last_used_at }) => ({
      id,
      name,
      addedAt: added_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
    })),
  };
}
