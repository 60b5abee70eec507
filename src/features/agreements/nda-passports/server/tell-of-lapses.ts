import { endingSoon, lapseOf, type PassportLapse } from '#features/agreements/ndas/domain/passport.ts';
import { currentMaster } from '#features/agreements/ndas/server/current-template.ts';
import { recordEvent } from '#features/agreements/ndas/server/event-log.ts';
import { sendMailToPerson } from '#features/people/accounts/server/mail-to-person.ts';
import { easternMinute } from '#kernel/eastern-time.ts';
import { shift } from '#kernel/instant.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reader, Work } from '#platform/context.ts';
import { passportOf } from './passport-of.ts';
import { lockNewestMaster, markTold, signersToTell } from './store.ts';

type Options = { db: Reader; clock: Clock; asSystem(run: (work: Work) => Promise<void>): Promise<void> };

const batch = 200;
const path = '/ndas/passport';

/** One transaction per signer; idempotent. Throws AggregateError at the end if some failed. */
export async function tellOfLapses({ db, clock, asSystem }: Options): Promise<void> {
  const failures: unknown[] = [];
  const current = await currentMaster(db);
  const now = clock.now();
  const asked = { current, now, endingBefore: shift(now, endingSoon) };
  for (const signerId of await signersToTell(db, asked, batch)) {
    await asSystem((work) => tellOne(work, signerId)).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some signers of passports could not be told');
}

async function tellOne(work: Work, signerId: string): Promise<void> {
  const master = await lockNewestMaster(work.db, signerId);
  if (!master?.term_ends_at) return;
  const lapse = lapseOf(passportOf(master), await currentMaster(work.db), work.now);
  // Notified, renewed or withdrawn while we waited for the lock.
  if (lapse === null || lapse === master.lapse_told) return;
  await markTold(work.db, master.id, lapse);
  const { subject, line } = words[lapse];
  const lines = [
    line(easternMinute(master.term_ends_at)),
    'NDAs that you joined with it before are not affected.',
  ];
  await sendMailToPerson(work, signerId, { kind: 'nda-passport', subject, lines, path });
  await work.notify([signerId], { kind: 'nda-issued', words: subject, path });
  await recordEvent(work, master.id, 'reminder-sent', { lapse });
  await work.audit({
    action: 'nda-passport-lapse-told',
    subject: { type: 'nda', id: master.id },
    detail: { lapse },
  });
}

const words: Record<PassportLapse, { subject: string; line: (day: string) => string }> = {
  ending: {
    subject: 'Your NDA passport expires soon',
    line: (day) => `You can join listings with your NDA passport until ${day}. You can sign a new one now.`,
  },
  'term-ended': {
    subject: 'Your NDA passport has expired',
    line: (day) => `Your NDA passport expired on ${day}. Sign a new one to join more listings.`,
  },
  superseded: {
    subject: 'Your NDA passport needs a new signature',
    line: () =>
      'The text of the NDA passport has changed since you signed it. Sign the new one to join more listings, and where a seller asks you to join again.',
  },
};
