import { describe, expect, test } from 'vitest';
import type { FindingTest } from './finding-tests.ts';
import { type RadarFinding, radarOf, type SharedLines } from './radar.ts';

const finding = (test: FindingTest, stake: number, explained = false): RadarFinding => ({
  ...{ id: test, test, stake, explained },
  subject: '',
});
const shared = (cents: number, ...findings: FindingTest[]): SharedLines[] =>
  findings.map((one) => ({ findings, finding: one, cents }));
const terms = { price: 1_000_000, multiple: 3 };

describe('the radar', () => {
  test('prices earnings by the multiple, and what is owed or lacking dollar for dollar', () => {
    const radar = radarOf(
      [
        finding('debt-like', 10_000),
        finding('journals-to-revenue', 20_000),
        finding('negative-balances', 5_000),
      ],
      [],
      terms,
    );
    expect(radar.steps.map(({ test: one, effect, before, after }) => [one, effect, before, after])).toEqual([
      ['journals-to-revenue', 60_000, 1_000_000, 940_000],
      ['negative-balances', 5_000, 940_000, 935_000],
      ['debt-like', 10_000, 935_000, 925_000],
    ]);
    expect(radar.after).toBe(925_000);
  });

  test('counts a line that several findings have once, where it costs most', () => {
    const radar = radarOf(
      [
        finding('customer-deposits', 20_000),
        finding('journals-to-revenue', 50_000),
        finding('deposits-without-sale', 30_000),
      ],
      [
        ...shared(10_000, 'deposits-without-sale', 'journals-to-revenue'),
        ...shared(20_000, 'deposits-without-sale', 'journals-to-revenue', 'customer-deposits'),
      ],
      terms,
    );
    expect(radar.steps.map(({ test: one, shared: taken, effect }) => [one, taken, effect])).toEqual([
      ['deposits-without-sale', 0, 90_000],
      ['journals-to-revenue', 30_000, 60_000],
      ['customer-deposits', 20_000, 0],
    ]);
    expect(radar.after).toBe(850_000);
  });

  test('shows the price if the explanations are accepted', () => {
    const radar = radarOf([finding('debt-like', 10_000), finding('owner-loans', 5_000, true)], [], terms);
    expect(radar).toMatchObject({ after: 985_000, afterExplained: 990_000 });
  });

  test('leaves earnings without a price if there is no multiple, and adds nothing up without one', () => {
    const findings = [finding('round-trips', 10_000), finding('debt-like', 5_000)];
    const radar = radarOf(findings, [], { price: 100_000, multiple: null });
    expect(radar.steps.map(({ effect }) => effect)).toEqual([null, 5_000]);
    expect(radar).toMatchObject({ after: 95_000, afterExplained: 95_000 });
    expect(radarOf(findings, [], { price: null, multiple: 3 })).toMatchObject({
      after: null,
      steps: [{ effect: 30_000, before: null }, { effect: 5_000 }],
    });
  });

  test('asks about what has no price, and about what is of no recent year', () => {
    const radar = radarOf([finding('first-digits', 0), finding('late-credits', 0)], [], terms);
    expect(radar.steps).toEqual([]);
    expect(radar.asked.map(({ test: one }) => one)).toEqual(['first-digits', 'late-credits']);
    expect(radar.after).toBe(1_000_000);
  });
});
