import type { ProblemTable } from '#http/problems.ts';
import { mostOpen } from '../contract.ts';

export const roomQuestionProblems: ProblemTable = {
  'question-own-room': { status: 409, detail: 'Questions are asked by buyers. This is your own room.' },
  'questions-full': {
    status: 409,
    detail: `${mostOpen} of your questions wait for an answer. Wait, or take one back.`,
  },
  'question-route': { status: 422, detail: 'Say who works out the answer.' },
  'question-answer': { status: 422, detail: 'Write the answer first.' },
  'question-public': { status: 422, detail: 'Write the question as everybody will read it.' },
  'question-reason': { status: 422, detail: 'Say why the question is not answered.' },
  'no-such-broker': { status: 422, detail: 'This broker does not act for the listing any more.' },
  'expert-is-buyer': {
    status: 422,
    detail: 'Somebody with this address is a buyer with access to the listing. Choose somebody else.',
  },
};
