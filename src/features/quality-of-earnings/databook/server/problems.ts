import type { ProblemTable } from '#http/problems.ts';

export const databookProblems = {
  'databook-being-made': { status: 409, detail: 'This databook is being made already.' },
  'databook-current': {
    status: 409,
    detail: 'This databook is up to date: nothing that it is made of was changed since.',
  },
  'databook-not-made': { status: 409, detail: 'This databook is not made yet. Try again in a moment.' },
  'databook-names-documents': {
    status: 403,
    detail:
      'This databook may name documents that you may not open. The monthly one has no names of documents.',
  },
  'databook-without-room': {
    status: 409,
    detail: 'This business has no open deal room to which you can add files.',
  },
  'databook-in-room': { status: 409, detail: 'This version is in the deal room already.' },
  'databook-too-long': {
    status: 422,
    detail: 'The ledger has more entries in these months than a sheet can hold (1,048,576).',
  },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof databookProblems> {}
}
