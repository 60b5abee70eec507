import type { ProblemTable } from '#http/problems.ts';

export const brokerRequestProblems = {
  'broker-request-waits': {
    status: 409,
    detail: 'Your request is already under review. To change it, withdraw it first.',
  },
  'broker-already': { status: 409, detail: 'You have a broker account already.' },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof brokerRequestProblems> {}
}
