import type { ProblemTable } from '#http/problems.ts';
import { grouped } from '#kernel/counts.ts';
import { most } from '../diligence-shapes.ts';

export const diligenceProblems = {
  'diligence-own-room': { status: 409, detail: 'Only buyers send requests. This is your own deal room.' },
  'diligence-full': {
    status: 409,
    detail: `A buyer has ${grouped(most.requests)} requests in a room at most.`,
  },
  'request-list-too-long': {
    status: 422,
    detail: 'This list is too long. Send it in parts.',
  },
  'diligence-answer': { status: 422, detail: 'Write an answer or choose a document.' },
  'diligence-reason': { status: 422, detail: 'Enter a reason.' },
  'diligence-note': { status: 422, detail: 'Write the note first.' },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof diligenceProblems> {}
}
