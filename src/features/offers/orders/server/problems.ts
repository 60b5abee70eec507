import { type ProblemTable, wordedAs } from '#http/problems.ts';
import { refusalWords } from '../domain/words.ts';
import { mostPayments } from './payment-store.ts';

const conflicts = [
  'holds-money',
  'service-not-offered',
  'ordered-by-starting',
  'too-many-unpaid',
  'refunded',
  'order-cancelled',
  'more-than-owed',
  'more-than-received',
  'refund-under-way',
  'reference-used',
] as const;
const unfit = ['not-yet', 'reason-missing'] as const;

export const orderProblems = {
  ...wordedAs(409, conflicts, refusalWords),
  ...wordedAs(422, unfit, refusalWords),
  'too-many-payments': { status: 409, detail: `An order takes ${mostPayments} payments at most.` },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof orderProblems> {}
}
