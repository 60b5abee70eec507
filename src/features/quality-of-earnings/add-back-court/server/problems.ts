import type { ProblemTable } from '#http/problems.ts';

export const courtProblems = {
  'court-own-room': { status: 409, detail: 'Only buyers contest adjustments. These are your own.' },
  'court-not-raising': { status: 409, detail: 'Only an adjustment that raises earnings can be contested.' },
  'court-contested': { status: 409, detail: 'You contested this adjustment already.' },
  'court-words': { status: 422, detail: 'Write your reasons.' },
  'court-evidence': { status: 422, detail: 'The adjustment has no such evidence.' },
  'court-amount': {
    status: 422,
    detail: 'Enter an amount above zero and below what the adjustment adds now.',
  },
  'court-license': { status: 422, detail: 'Enter the state and the number of your license.' },
  'court-own-address': { status: 422, detail: 'A party can’t decide. Enter the address of a CPA.' },
  'court-newer-report': {
    status: 409,
    detail: 'A newer report is published. Load the page again to read its figures.',
  },
  'court-upheld': { status: 409, detail: 'The decision supports the adjustment in full.' },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof courtProblems> {}
}
