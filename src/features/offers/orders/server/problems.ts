import type { ProblemTable } from '#http/problems.ts';
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

export const orderProblems: ProblemTable = {
  ...Object.fromEntries(conflicts.map((code) => [code, { status: 409, detail: refusalWords[code] }])),
  ...Object.fromEntries(unfit.map((code) => [code, { status: 422, detail: refusalWords[code] }])),
  'too-many-payments': { status: 409, detail: `An order takes ${mostPayments} payments at most.` },
};
