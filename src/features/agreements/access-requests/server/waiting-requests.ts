import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { requestView } from './request-view.ts';
import { surround } from './surroundings.ts';
import { listWaiting } from './waiting-store.ts';

export async function waitingRequests(reading: Reading, side: 'sent' | 'received', most: number) {
  const { db, actor, now } = reading;
  const { personId } = signedIn(actor);
  const scope = side === 'sent' ? { kind: side, personId } : { kind: side, personId, now };
  const all = await surround(reading, await listWaiting(db, scope, now, most));
  return all.map((one) => requestView(one, one.agreement));
}
