import type { Reading } from '#platform/context.ts';
import { deviceWords } from '#platform/device-words.ts';
import { signedIn } from '#platform/signed-in.ts';
import { placeWords } from '#platform/time-zone.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { listSessions as contract } from '../contract.ts';
import { sessionsOf } from './store.ts';

export async function listSessions({ db, actor, now }: Reading): Promise<AnswerOf<typeof contract>> {
  const { personId, sessionId } = signedIn(actor);
  const rows = await sessionsOf(db, personId, now);
  return {
    items: rows.map((row) => ({
      id: row.id,
      device: deviceWords(row.user_agent ?? ''),
      address: row.ip_address ?? '',
      place: row.time_zone === null ? null : placeWords(row.time_zone),
      signedInAt: row.created_at.toISOString(),
      lastUsedAt: row.updated_at.toISOString(),
      here: row.id === sessionId,
      secondFactor: row.second_factor_at !== null,
      confirmed: row.device_confirmed_at !== null,
    })),
  };
}
