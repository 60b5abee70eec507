import type { ProblemTable } from '#http/problems.ts';
import { most } from '../diligence-shapes.ts';

export const diligenceProblems: ProblemTable = {
  'diligence-own-room': { status: 409, detail: 'Requests are made by buyers. This is your own room.' },
  'diligence-full': {
    status: 409,
    detail: `A buyer has ${most.requests.toLocaleString('en-US')} requests in a room at most.`,
  },
  'diligence-answer': { status: 422, detail: 'Write an answer or choose a document.' },
  'diligence-reason': { status: 422, detail: 'Say why.' },
  'diligence-note': { status: 422, detail: 'Write the note first.' },
};
