import type { Tone } from '#kit/ui/Badge.tsx';
import { dayText } from '#kit/ui/date-format.ts';
import type { Priority, RequestState } from '../domain/request.ts';

export const stateWords: Record<RequestState, { name: string; tone: Tone }> = {
  open: { name: 'Open', tone: 'amber' },
  'in-progress': { name: 'In progress', tone: 'accent' },
  answered: { name: 'Answered', tone: 'good' },
  accepted: { name: 'Accepted', tone: 'good' },
  reopened: { name: 'Reopened', tone: 'amber' },
  declined: { name: 'Declined', tone: 'bad' },
  withdrawn: { name: 'Withdrawn', tone: 'neutral' },
};

export const priorityWords: Record<Priority, string> = { low: 'Low', normal: 'Normal', high: 'High' };

/** Why a step is not possible, for the tooltip of its button. */
export const refusalWords: Readonly<Record<string, string>> = {
  'room-closed': 'This deal room is closed.',
  'seller-decides': 'Only the seller can do this, or a broker who may approve buyers.',
};

/** A day of the calendar in words, the same in every time zone. */
export function dueText(day: string): string {
  return dayText(new Date(`${day}T12:00:00`));
}
