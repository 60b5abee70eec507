import type { FindingTest } from './finding-tests.ts';
import { beforeInRadar, type RadarKind, radarRules } from './radar-rules.ts';

/** `stake` in cents: what of a finding a buyer could take off. */
export type RadarFinding = {
  id: string;
  test: FindingTest;
  subject: string;
  stake: number;
  explained: boolean;
};

/** Lines that all of `findings` have, and what these lines count for in one of them, in cents. */
export type SharedLines = { findings: readonly string[]; finding: string; cents: number };

type RadarStep = {
  findingId: string;
  test: FindingTest;
  subject: string;
  kind: RadarKind;
  stake: number;
  /** Of the stake, what an earlier step has counted already. */
  shared: number;
  /** What it takes off the price; `null`: earnings without a multiple. */
  effect: number | null;
  before: number | null;
  after: number | null;
  explained: boolean;
};

export type Radar = {
  steps: RadarStep[];
  after: number | null;
  afterExplained: number | null;
  asked: RadarFinding[];
};

/**
 * The letter that a buyer would likely write, as steps from `price` down, in cents: findings about earnings times the
 * multiple; what is owed like debt and what working capital lacks dollar for dollar; each line once. `price` or `multiple`
 * `null`: there is none. Rounds half away from zero. Source: docs/rules/quality-of-earnings.md, “Re-trade Radar”.
 */
export function radarOf(
  findings: readonly RadarFinding[],
  shared: readonly SharedLines[],
  { price, multiple }: { price: number | null; multiple: number | null },
): Radar {
  const priced = findings
    .filter(({ test, stake }) => radarRules[test].kind !== 'asked' && stake > 0)
    .toSorted((one, other) => beforeInRadar(one.test, other.test) || other.stake - one.stake);
  const steps: RadarStep[] = [];
  let before = price;
  for (const finding of priced) {
    const step = stepOf(finding, takenBefore(finding, priced, shared), { before, multiple });
    steps.push(step);
    before = step.after;
  }
  const known = steps.filter(({ effect }) => effect !== null);
  const total = (some: readonly RadarStep[]) => some.reduce((sum, { effect }) => sum + (effect ?? 0), 0);
  return {
    steps,
    after: price === null ? null : price - total(known),
    afterExplained: price === null ? null : price - total(known.filter(({ explained }) => !explained)),
    asked: findings.filter(({ id }) => !priced.some((one) => one.id === id)),
  };
}

function stepOf(
  { id, test, subject, stake, explained }: RadarFinding,
  taken: number,
  { before, multiple }: { before: number | null; multiple: number | null },
): RadarStep {
  const { kind } = radarRules[test];
  const shared = Math.min(stake, taken);
  const counted = stake - shared;
  const times = kind === 'earnings' ? multiple : 1;
  const effect = times === null ? null : Math.round(counted * times);
  const after = before === null ? null : before - (effect ?? 0);
  return { findingId: id, test, subject, kind, stake, shared, effect, before, after, explained };
}

/** What of a finding’s lines belongs to findings that are counted before it. */
function takenBefore(
  { id }: RadarFinding,
  priced: readonly RadarFinding[],
  shared: readonly SharedLines[],
): number {
  const taken = shared
    .filter(
      ({ finding, findings }) => finding === id && priced.find((one) => findings.includes(one.id))?.id !== id,
    )
    .reduce((sum, { cents }) => sum + cents, 0);
  return Math.max(0, taken);
}
