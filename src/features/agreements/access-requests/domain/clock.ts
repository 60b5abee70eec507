import { days, shift } from '#kernel/instant.ts';
import type { PendingReason, Status } from './status.ts';

/** After how long a request that waits is brought to mind, to the admins, and to its end (product policy). */
export const clockDays = { reminders: [3, 7], escalation: 14, end: 30 } as const;

/** How long a request waits for an answer before the system ends it. */
export const answerTimeout = clockDays.end * days;

/** The steps of the clock, in their order; a request keeps how many of them are done. */
const steps = [...clockDays.reminders, clockDays.escalation];
export const lastStep = steps.length;
/** For a job: each step, and after how many days it is due. */
export const stepAges = steps.map((after, index) => ({ step: index + 1, after }));

/** What decides on the clock of a request. */
export type Waiting = {
  status: Status;
  pendingReason: PendingReason | null;
  /** Since when it waits at this status. */
  clockFrom: Date;
};

/** Whose answer a request waits for; `null`: nobody's, or a signature, which has a clock of its own. */
export function waitsFor({ status, pendingReason }: Waiting): 'seller-side' | 'buyer' | null {
  if (status === 'requested' || status === 'sent_to_broker') return 'seller-side';
  if (status !== 'pending') return null;
  return pendingReason === 'buyer_info' ? 'buyer' : 'seller-side';
}

/** How many steps of the clock are due at `now`: 0 to `lastStep`. */
export function stepsDue(request: Waiting, now: Date): number {
  if (waitsFor(request) === null) return 0;
  return steps.filter((after) => shift(request.clockFrom, after * days) <= now).length;
}

/** When the request closes by itself without an answer; `null` where no answer is waited for. */
export function answerBy(request: Waiting): Date | null {
  return waitsFor(request) === null ? null : shift(request.clockFrom, answerTimeout);
}
