import type { Tone } from '#kit/ui/Badge.tsx';
import { dayText } from '#kit/ui/date-format.ts';
import type { RequestView } from '../diligence-shapes.ts';
import { isWaiting, type Lack, lacks, type Priority, type RequestState } from '../domain/request.ts';

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

/** Who works on a request, for the seller's side; empty once no one has to. */
export function workedOn(
  { owner, ownerName }: Pick<NonNullable<RequestView['manage']>, 'owner' | 'ownerName'>,
  state: RequestState,
): string {
  if (!isWaiting(state)) return '';
  if (owner === null) return 'Unassigned.';
  if (owner === 'seller')
    return ownerName ? `Assigned to ${ownerName}, the seller.` : 'Assigned to the seller.';
  return `Assigned to ${ownerName ?? 'a broker'}.`;
}

const steps: Record<Exclude<Lack, 'access'>, string> = {
  published: 'publish it',
  stage: 'give this buyer the access level of its folder',
  right: 'give this buyer permission for it',
};

/** What the seller's side still has to do until the buyer sees the answering documents; `null`: nothing. */
export function lackWords(
  documents: readonly Pick<RequestView['documents'][number], 'linkedBy' | 'lacks'>[],
) {
  const linked = documents.filter(({ linkedBy }) => linkedBy === 'side');
  const missing = lacks.filter((one) => linked.some((document) => document.lacks.includes(one)));
  const left = missing.flatMap((one) => (one === 'access' ? [] : [steps[one]]));
  const last = left.pop();
  if (last) {
    const list = left.length === 0 ? last : `${left.join(', ')} and ${last}`;
    return `Until you ${list}, the buyer does not see even its name.`;
  }
  return missing.includes('access') ? 'This buyer has no access anymore and does not see it.' : null;
}
