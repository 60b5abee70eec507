import type { Reading } from '#platform/context.ts';
import { deviceWords } from '#platform/device-words.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { listSessions as contract } from '../contract.ts';
import { sessionsOf } from './store.ts';

export async function listSessions({ db, actor, now }: Reading): Promise<AnswerOf<typeof contract>> {
  const { personId, sessionId } = signedIn(actor);
  const rows = await sessionsOf(db, personId, now);
  return {
    items: rows.map(({ id, ip_address, user_agent, created_at, updated_at }) => ({
      id,
      device: deviceWords(user_agent ?? ''),
      address: ip_address ?? '',
      signedInAt: created_at.toISOString(),
      lastUsedAt: updated_at.toISOString(),
      here: id === sessionId,
    })),
  };
}
