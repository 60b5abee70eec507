import { type FindingTest, findingTests } from './finding-tests.ts';

/**
 * How a buyer prices a finding: `earnings` times the multiple; what is owed like debt, and what working capital lacks, dollar
 * for dollar; `asked`: no price until it is answered.
 */
export const radarKinds = ['earnings', 'working_capital', 'debt_like', 'asked'] as const;
export type RadarKind = (typeof radarKinds)[number];

/** Who can answer it best. */
const radarPeople = ['owner', 'bookkeeper', 'accountant', 'attorney'] as const;
export type RadarPerson = (typeof radarPeople)[number];

/** Product policy (docs/rules/quality-of-earnings.md, “Re-trade Radar”). */
export const radarRules: Record<FindingTest, { kind: RadarKind; who: RadarPerson }> = {
  'deposits-without-sale': { kind: 'earnings', who: 'owner' },
  'journals-to-revenue': { kind: 'earnings', who: 'bookkeeper' },
  'unusual-pairs': { kind: 'earnings', who: 'bookkeeper' },
  'round-trips': { kind: 'earnings', who: 'owner' },
  uncategorized: { kind: 'earnings', who: 'bookkeeper' },
  'late-credits': { kind: 'earnings', who: 'bookkeeper' },
  'period-end-spikes': { kind: 'earnings', who: 'owner' },
  'capitalized-costs': { kind: 'earnings', who: 'accountant' },
  undeposited: { kind: 'earnings', who: 'bookkeeper' },
  'slow-receivables': { kind: 'working_capital', who: 'bookkeeper' },
  'negative-balances': { kind: 'working_capital', who: 'bookkeeper' },
  'customer-deposits': { kind: 'debt_like', who: 'bookkeeper' },
  'payroll-unpaid': { kind: 'debt_like', who: 'bookkeeper' },
  'debt-like': { kind: 'debt_like', who: 'accountant' },
  'owner-loans': { kind: 'debt_like', who: 'attorney' },
  'owner-payee': { kind: 'asked', who: 'owner' },
  'possible-relatives': { kind: 'asked', who: 'owner' },
  'personal-costs': { kind: 'asked', who: 'owner' },
  'one-time-costs': { kind: 'asked', who: 'owner' },
  'one-time-income': { kind: 'asked', who: 'owner' },
  'duplicate-payments': { kind: 'asked', who: 'bookkeeper' },
  'journals-to-cash': { kind: 'asked', who: 'bookkeeper' },
  'opening-equity': { kind: 'asked', who: 'accountant' },
  'negative-cash': { kind: 'asked', who: 'bookkeeper' },
  'inventory-unmoved': { kind: 'asked', who: 'owner' },
  'number-gaps': { kind: 'asked', who: 'bookkeeper' },
  outliers: { kind: 'asked', who: 'owner' },
  'round-amounts': { kind: 'asked', who: 'owner' },
  'odd-days': { kind: 'asked', who: 'bookkeeper' },
  'first-digits': { kind: 'asked', who: 'bookkeeper' },
};

const order: readonly RadarKind[] = radarKinds;
const places = Object.keys(radarRules);

/** Which of two findings counts a line that both have: the kind that costs more first, then the order of the rules. */
export function beforeInRadar(one: FindingTest, other: FindingTest): number {
  const kinds = order.indexOf(radarRules[one].kind) - order.indexOf(radarRules[other].kind);
  return kinds || places.indexOf(one) - places.indexOf(other);
}

export const pricedTests = findingTests.filter((test) => radarRules[test].kind !== 'asked');
