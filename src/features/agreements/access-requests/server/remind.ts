import { system } from '#kernel/actor.ts';
import { easternMinute } from '#kernel/eastern-time.ts';
import type { Work } from '#platform/context.ts';
import { answerBy, lastStep, stepsDue, waitsFor } from '../domain/clock.ts';
import { adminIds, noteStep } from './clock-store.ts';
import { lockSurrounded } from './move-request.ts';
import { noticeFor, noticeWithBuyer } from './notices.ts';
import { requestOf } from './request-facts.ts';
import type { Surrounded } from './surroundings.ts';

const mostAdmins = 50;

/** Sends only the latest due step, so downtime causes no burst of reminders. Idempotent. */
export async function remindOf(work: Work, id: string): Promise<void> {
  const as = work.as(system);
  const seen = await lockSurrounded(as, id);
  const request = requestOf(seen.row);
  const step = stepsDue(request, as.now);
  const end = answerBy(request);
  // Past its end it gets closed instead.
  if (step === 0 || end === null || end <= as.now || !(await noteStep(as.db, id, step))) return;
  const escalated = step === lastStep;
  const line = `Without an answer by ${easternMinute(end)}, the request ends.`;
  const waiting = waitsFor(request);
  await remind(as, seen, waiting, line);
  if (escalated) await tellAdmins(as, seen, waiting, line);
  const { row } = seen;
  const subject = { type: 'access-request', id };
  const detail = { step, escalated };
  as.record({ act: 'request-reminded', listingId: row.listing_id, buyerId: row.buyer_id, subject, detail });
  await as.audit({ action: 'access-request-reminded', subject, detail });
}

type Waiting = ReturnType<typeof waitsFor>;

async function remind(work: Work, { row, brokers }: Surrounded, waiting: Waiting, line: string) {
  if (waiting === 'buyer')
    await work.notify(
      [row.buyer_id],
      noticeFor(aboutOf(row))('request-moved', {
        words: 'Your request is still waiting for information from you',
        lines: [
          'The seller’s side wants to know more about you before it decides. Your request page says what.',
          line,
        ],
      }),
    );
  else
    await work.notify(
      [row.owner_id, ...brokers.map((broker) => broker.id)],
      noticeWithBuyer(aboutOf(row))('access-requested', {
        words: 'A buyer is still waiting for your answer',
        lines: [line],
      }),
    );
}

async function tellAdmins(work: Work, { row }: Surrounded, waiting: Waiting, line: string) {
  await work.notify(
    await adminIds(work.db, mostAdmins),
    noticeFor(aboutOf(row))('access-requested', {
      words: 'A request for access was not answered for two weeks',
      lines: [
        `${waiting === 'buyer' ? 'The buyer' : 'The seller’s side'} was reminded, and did not answer.`,
        line,
      ],
    }),
  );
}

function aboutOf({ id, listing_id, buyer_id }: Surrounded['row']) {
  return { id, listingId: listing_id, buyerId: buyer_id };
}
