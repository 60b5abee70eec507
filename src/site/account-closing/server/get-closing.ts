import { adminRefusalFor } from '#features/people/accounts/server/admin-act.ts';
import { hasRole, isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { getClosing as contract } from '../contract.ts';
import { outcomeFor } from '../domain/closing.ts';
import { tiesOf } from './ties.ts';

export async function getClosing(reading: Reading, personId: string): Promise<AnswerOf<typeof contract>> {
  const { actor, db, now } = reading;
  if (!isPerson(actor, personId) && !hasRole(actor, 'admin')) throw new Refused('not-found');
  const refusal = await adminRefusalFor(reading, personId, 'close');
  const ties = await tiesOf(db, personId, now);
  return { outcome: outcomeFor(ties), ties, may: refusal ?? true };
}
