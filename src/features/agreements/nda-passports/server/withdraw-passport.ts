import { placeOfAct, recordEvent } from '#features/agreements/ndas/server/event-log.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { readPassport } from './read-passport.ts';
import { lockNewestMaster, markWithdrawn } from './store.ts';

/** Joinders from before stay in force, as the agreement says. */
export async function withdrawPassport(
  work: Work,
  { body }: InputOf<typeof contract.withdrawPassport>,
): Promise<AnswerOf<typeof contract.getPassport>> {
  const { personId } = signedIn(work.actor);
  const master = await lockNewestMaster(work.db, personId);
  if (!master || master.withdrawn_at !== null) throw new Refused('passport-none');
  if (master.id !== body.passportId) throw new Refused('stale');
  if (!(await markWithdrawn(work.db, master.id, work.now))) throw new Refused('stale');
  await recordEvent(work, master.id, 'cancelled', { ...placeOfAct(work), withdrawn: true });
  await work.audit({ action: 'nda-passport-withdrawn', subject: { type: 'nda', id: master.id } });
  return readPassport(work);
}
