import { days } from '#kernel/instant.ts';

/** When the buyer is reminded of an agreement that waits, in days after it was issued (product policy). */
export const reminderDays = [3, 7, 12] as const;

/** How many reminders should be over by now; none is sent twice, and what was missed is sent once. */
export function remindersDue(issuedAt: Date, now: Date): number {
  return reminderDays.filter((day) => now.getTime() - issuedAt.getTime() >= day * days).length;
}
