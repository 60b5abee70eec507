import { type Answers, isOpen, numberOf } from './answers.ts';
import type { QuestionKey } from './question.ts';

export const gateCodes = [
  'unfiled-returns',
  'cash-not-proven',
  'material-litigation',
  'one-customer',
  'lease-ends',
] as const;
export type GateCode = (typeof gateCodes)[number];
export type Gate = {
  code: GateCode;
  key: QuestionKey;
  cap: number;
};

type Test = (answers: Answers) => boolean;
const chosen = (key: QuestionKey, value: string) => (answers: Answers) => {
  const answer = answers[key];
  return answer?.state === 'given' && answer.value === value;
};
const above = (key: QuestionKey, limit: number) => (answers: Answers) =>
  (numberOf(answers[key]) ?? 0) > limit;

function leaseEnds({ D1 }: Answers): boolean {
  return (numberOf(D1) ?? 1) < 1 && D1?.state === 'given' && D1.locationDependent === true;
}

const gates: readonly (Gate & { stands: Test })[] = [
  { code: 'unfiled-returns', key: 'D3', cap: 30, stands: chosen('D3', 'unfiled') },
  { code: 'cash-not-proven', key: 'D10', cap: 40, stands: above('D10', 10) },
  { code: 'material-litigation', key: 'D2', cap: 45, stands: chosen('D2', 'material') },
  { code: 'one-customer', key: 'B2', cap: 50, stands: above('B2', 50) },
  { code: 'lease-ends', key: 'D1', cap: 50, stands: leaseEnds },
];

/** The gates that cap the overall score, lowest cap first (docs/rules/health-check.md). */
export function gatesOf(answers: Answers): Gate[] {
  return gates.filter(({ stands }) => stands(answers)).map(asGate);
}

export function gatesThatMayCome(answers: Answers): Gate[] {
  return gates.filter(({ key }) => isOpen(answers[key])).map(asGate);
}

function asGate({ code, key, cap }: Gate): Gate {
  return { code, key, cap };
}

export function underGates(score: number, standing: readonly Gate[]): number {
  return Math.min(score, ...standing.map(({ cap }) => cap));
}
