import { days } from '#kernel/instant.ts';

/** In days after the issue (product policy). */
export const reminderDays = [3, 7, 12] as const;

/** How many reminders are due by now. Missed ones are combined into one. */
export function remindersDue(issuedAt: Date, now: Date): number {
  return reminderDays.filter((day) => now.getTime() - issuedAt.getTime() >= day * days).length;
}
