import { days, shift } from '#kernel/instant.ts';
import type { PendingReason, Status } from './status.ts';

/** Days without an answer until the reminders, the escalation to the admins, and the end (product policy). */
export const clockDays = { reminders: [3, 7], escalation: 14, end: 30 } as const;

/** How long a request waits for an answer before the system ends it, in milliseconds. */
export const answerTimeout = clockDays.end * days;

/** In order; a request stores how many of them are done. */
const steps = [...clockDays.reminders, clockDays.escalation];
export const lastStep = steps.length;
export const stepAges = steps.map((after, index) => ({ step: index + 1, after }));

export type Waiting = {
  status: Status;
  pendingReason: PendingReason | null;
  clockFrom: Date;
};

/** Whose answer a request waits for. `null`: no one's, or a signature, which has its own deadline. */
export function waitsFor({ status, pendingReason }: Waiting): 'seller-side' | 'buyer' | null {
  if (status === 'requested' || status === 'sent_to_broker') return 'seller-side';
  if (status !== 'pending') return null;
  return pendingReason === 'buyer_info' ? 'buyer' : 'seller-side';
}

/** How many steps are due at `now`: 0 to `lastStep`. */
export function stepsDue(request: Waiting, now: Date): number {
  if (waitsFor(request) === null) return 0;
  return steps.filter((after) => shift(request.clockFrom, after * days) <= now).length;
}

/** When an unanswered request closes; `null` if it waits for no answer. */
export function answerBy(request: Waiting): Date | null {
  return waitsFor(request) === null ? null : shift(request.clockFrom, answerTimeout);
}
