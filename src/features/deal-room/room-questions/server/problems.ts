import type { ProblemTable } from '#http/problems.ts';
import { mostOpen } from '../contract.ts';

export const roomQuestionProblems = {
  'question-own-room': { status: 409, detail: 'Only buyers ask questions. This is your own deal room.' },
  'questions-full': {
    status: 409,
    detail: `${mostOpen} of your questions are waiting for an answer. Wait for one, or withdraw one.`,
  },
  'question-route': { status: 422, detail: 'Choose who should answer.' },
  'question-answer': { status: 422, detail: 'Write the answer first.' },
  'question-public': { status: 422, detail: 'Write the question as other buyers will see it.' },
  'question-reason': { status: 422, detail: 'Enter a reason.' },
  'no-such-broker': { status: 422, detail: 'This broker no longer represents the listing.' },
  'expert-is-buyer': {
    status: 422,
    detail: 'This email address belongs to a buyer with access to the listing. Choose someone else.',
  },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof roomQuestionProblems> {}
}
