import type { Tone } from '#kit/ui/Badge.tsx';
import { dayText } from '#kit/ui/date-format.ts';
import type { Priority, RequestState } from '../domain/request.ts';

export const stateTones: Record<RequestState, Tone> = {
  open: 'amber',
  in_progress: 'accent',
  answered: 'good',
  accepted: 'good',
  reopened: 'amber',
  declined: 'bad',
  withdrawn: 'neutral',
};

export const priorityWords: Record<Priority, string> = { low: 'Low', normal: 'Normal', high: 'High' };

export const refusalWords: Readonly<Record<string, string>> = {
  'room-closed': 'This deal room is closed.',
  'seller-decides': 'Only the seller can do this, or a broker who may approve buyers.',
};

/** Noon, so that the day is the same in every time zone. */
export function dueText(day: string): string {
  return dayText(new Date(`${day}T12:00:00`));
}
