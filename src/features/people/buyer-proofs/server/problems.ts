import type { ProblemTable } from '#http/problems.ts';

export const proofProblems = {
  'proof-ran-out': { status: 409, detail: 'This verification has not ended yet.' },
  'proof-waits': {
    status: 409,
    detail: 'A document of this kind is already under review. Withdraw it first.',
  },
  'proof-not-readable': { status: 422, detail: 'This is not a PDF. Upload a PDF, JPEG, PNG or WebP file.' },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof proofProblems> {}
}
