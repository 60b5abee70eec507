import type { ProblemTable } from '#http/problems.ts';

export const brandingProblems = {
  'branding-unfit': {
    status: 422,
    detail: 'This cannot be published yet. The findings on the page say what to change.',
  },
  'branding-unchanged': { status: 409, detail: 'The site shows exactly this already.' },
  'no-such-mark': { status: 422, detail: 'The mark is no longer here. Upload it again.' },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof brandingProblems> {}
}
