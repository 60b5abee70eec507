import type { ProblemTable } from '#http/problems.ts';

export const proofProblems: ProblemTable = {
  'proof-waits': {
    status: 409,
    detail: 'A proof of this kind is being checked already. Take it back first.',
  },
  'proof-not-readable': { status: 422, detail: 'This is not a PDF. Send a PDF, a JPEG, a PNG or a WebP.' },
};
