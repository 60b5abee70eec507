import type { Tone } from '#web/ui/Badge.tsx';
import type { QuestionState } from '../domain/question.ts';

export const stateWords: Record<QuestionState, { name: string; tone: Tone }> = {
  asked: { name: 'Waiting for an answer', tone: 'amber' },
  routed: { name: 'Being worked on', tone: 'accent' },
  drafted: { name: 'Draft waits for approval', tone: 'amber' },
  approved: { name: 'Approved, not handed out', tone: 'accent' },
  answered: { name: 'Answered', tone: 'good' },
  published: { name: 'Answered for everybody', tone: 'good' },
  declined: { name: 'Not answered', tone: 'bad' },
  withdrawn: { name: 'Taken back', tone: 'neutral' },
};

/** Why a step is not possible, for the tooltip of its button. */
export const refusalWords: Readonly<Record<string, string>> = {
  'seller-decides': 'Only the seller decides this, or a broker whose mandate includes approvals.',
  'room-closed': 'The deal room was closed.',
};
