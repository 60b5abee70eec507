import type { Tone } from '#kit/ui/Badge.tsx';
import type { QuestionState } from '../domain/question.ts';

export const stateWords: Record<QuestionState, { name: string; tone: Tone }> = {
  asked: { name: 'Awaiting answer', tone: 'amber' },
  routed: { name: 'Assigned', tone: 'accent' },
  drafted: { name: 'Draft awaiting approval', tone: 'amber' },
  approved: { name: 'Approved, not sent', tone: 'accent' },
  answered: { name: 'Answered', tone: 'good' },
  published: { name: 'Answered for all buyers', tone: 'good' },
  declined: { name: 'Declined', tone: 'bad' },
  withdrawn: { name: 'Withdrawn', tone: 'neutral' },
};

export const refusalWords: Readonly<Record<string, string>> = {
  'seller-decides': 'Only the seller can do this, or a broker who may approve buyers.',
  'room-closed': 'This deal room is closed.',
};
