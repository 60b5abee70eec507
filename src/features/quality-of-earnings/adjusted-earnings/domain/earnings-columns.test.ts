import '#test/support/property-seed.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addBackCodes } from '#features/valuation/earnings/domain/add-back-categories.ts';
import { withOwnerPay } from '#features/valuation/earnings/domain/owner-pay.ts';
import { cents } from '#kernel/money.ts';
import { anAdjustment, booksOf, factsFor, monthsUntil2025 } from '#test/support/adjustments.ts';
import { oneOwner, twoOwners } from '#test/support/health-check-examples.ts';
import { dollars } from '#test/support/valuation-examples.ts';
import type { Adjustment } from './adjustment.ts';
import { earningsIn, ownerAdjustment } from './earnings-columns.ts';
import { judgedAdjustments } from './judged-adjustment.ts';
import type { TypedAmount } from './typed-amount.ts';

const year = { from: '2025-01', to: '2025-12' };
const typed = (
  kind: TypedAmount['kind'],
  amount: number,
  pace: TypedAmount['pace'] = 'year',
): TypedAmount => ({
  ...{ kind, pace, amount: dollars(amount) },
  ...(pace === 'year' ? { first: '2025-01', last: '2025-12' } : { first: '2025-12', last: '2025-12' }),
});

/** Test E1 of docs/rules/earnings.md as adjustments of ledger lines. */
const e1 = [
  anAdjustment('O-COMP', [{ code: 'OFFICER_COMP', accountId: 2, amount: 180_000 }], {
    amounts: [typed('replacement', 110_000)],
  }),
  anAdjustment('O-PERK', [{ code: 'VEHICLE', accountId: 3, amount: 24_000 }], {
    title: 'Vehicle',
    share: 60,
  }),
  anAdjustment('O-RENT', [{ code: 'RENT', accountId: 4, amount: 96_000 }], {
    amounts: [typed('replacement', 120_000)],
  }),
  anAdjustment('O-PERK', [{ accountId: 5, amount: 6_600 }], { title: 'Club' }),
  anAdjustment('N-LEGAL', [{ code: 'PROF_FEES', accountId: 6, amount: 25_000, party: 'lawyer' }]),
  anAdjustment('A-ACCR', [], { amounts: [typed('effect', -10_000, 'once')] }),
  anAdjustment('A-CUT', [], { amounts: [typed('effect', -18_000, 'once')], onRevenue: true }),
];
const e1Books = booksOf({
  REV: 2_400_000,
  COGS_MAT: 1_320_000,
  PAYROLL: 420_000,
  OFFICER_COMP: 180_000,
  RENT: 96_000,
  INS: 24_000,
  VEHICLE: 30_000,
  PROF_FEES: 40_000,
  OTHER_OPEX: 90_000,
  DEPR: 60_000,
  INT_EXP: 24_000,
  INT_INC: 1_000,
});
const judge = (adjustments: readonly Adjustment[], more = {}) =>
  judgedAdjustments(adjustments, factsFor(adjustments, more));

describe('adjusted earnings', () => {
  test('match the worked example E1 to the cent', () => {
    const judged = judge(e1);
    expect(judged.map(({ judged: { refusal } }) => refusal)).toEqual(e1.map(() => null));
    const { bridge, effects } = earningsIn(year, e1Books, judged);
    expect(effects).toEqual([70_000, 14_400, -24_000, 6_600, 25_000, -10_000, -18_000].map(dollars));
    expect(bridge).toMatchObject({
      netIncome: dollars(oneOwner.netIncome),
      ebitda: dollars(oneOwner.ebitda),
      owner: dollars(oneOwner.groups.owner),
      nonRecurring: dollars(oneOwner.groups.nonRecurring),
      corrections: dollars(oneOwner.groups.corrections),
      adjustedEbitda: dollars(oneOwner.adjustedEbitda),
      marketPay: dollars(oneOwner.marketPay),
      sde: dollars(oneOwner.sde),
    });
    expect(bridge.margin?.toFixed(6)).toBe(oneOwner.margin);
    // SDE = EBITDA + what owner 1 was paid + all other adjustments
    expect(bridge.sde).toBe(bridge.ebitda + dollars(180_000) + dollars(-6_000));
  });

  test('match the worked example E2: a second owner is brought to market, one is added back', () => {
    const { first, second, secondOnMarket, ebitda, sde } = twoOwners;
    const pay = { code: 'OFFICER_COMP', accountId: 2 };
    const judged = judge([
      anAdjustment('O-COMP', [{ ...pay, amount: first }], { amounts: [typed('replacement', 70_000)] }),
      anAdjustment('O-FAM', [{ ...pay, accountId: 3, amount: second }], {
        amounts: [typed('replacement', secondOnMarket)],
      }),
    ]);
    const books = booksOf({ REV: ebitda + first + second, OFFICER_COMP: first + second });
    expect(earningsIn(year, books, judged).bridge).toMatchObject({
      ebitda: dollars(ebitda),
      sde: dollars(sde),
    });
    const [, family] = judged;
    const unknown = earningsIn(year, books, family ? [family] : []).bridge;
    expect(unknown.sde).toBe(dollars(sde));
  });

  test('add back the pay in the books until a replacement is known, as the health check does', () => {
    const books = booksOf({ REV: 500_000, OFFICER_COMP: 90_000 });
    const { bridge } = earningsIn(year, books, []);
    const known = withOwnerPay([], { lines: books, source: 'imported' }, null);
    expect(bridge.marketPay).toBe(known.borne);
    expect(ownerAdjustment([])).toBeNull();
    expect(ownerAdjustment(judge(e1))).toBe(e1[0]?.id);
  });

  test('have the lender’s SDE whatever a replacement costs, as the health check does', () => {
    const books = booksOf({ REV: 500_000, OFFICER_COMP: 150_000 });
    const own = [{ code: 'OFFICER_COMP' as const, accountId: 2, amount: 150_000 }];
    const lenderAt = (replacement: number) =>
      earningsIn(
        year,
        books,
        judge([anAdjustment('O-COMP', own, { amounts: [typed('replacement', replacement)] })]),
      ).bridge.lender.sde;
    expect([60_000, 110_000, 170_000].map(lenderAt)).toEqual(Array(3).fill(dollars(500_000)));
    expect(earningsIn(year, books, []).bridge.lender.sde).toBe(dollars(500_000));
  });

  test('keep pro forma changes apart, and leave out what is refused', () => {
    const judged = judge([
      ...e1,
      anAdjustment('F-NEW', [], { amounts: [typed('effect', 9_000)] }),
      anAdjustment('X', [], { amounts: [typed('effect', 50_000)] }),
    ]);
    const { bridge } = earningsIn(year, e1Books, judged);
    expect(bridge).toMatchObject({
      adjustedEbitda: dollars(264_000),
      proForma: dollars(9_000),
      proFormaEbitda: dollars(273_000),
      sde: dollars(374_000),
    });
  });
});

const month = fc.constantFrom(...monthsUntil2025(36));
const anyAdjustment = fc
  .record({
    code: fc.constantFrom(...addBackCodes),
    share: fc.integer({ min: 1, max: 100 }),
    lines: fc.array(
      fc.record({ month, amount: fc.integer({ min: -9_999_99, max: 9_999_99 }), accountId: fc.nat(3) }),
      { maxLength: 6 },
    ),
    amounts: fc.array(
      fc.record({
        kind: fc.constantFrom('replacement' as const, 'recovered' as const, 'effect' as const),
        pace: fc.constantFrom('once' as const, 'year' as const),
        first: month,
        amount: fc.integer({ min: -1e9, max: 1e9 }).map(cents),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ code, share, lines, amounts }) =>
    anAdjustment(
      code,
      lines.map((one) => ({ ...one, amount: one.amount / 100, code: 'OFFICER_COMP' })),
      { share, amounts: amounts.map((one) => ({ ...one, last: '2025-12' })) },
    ),
  );

test('months come to years and to the last twelve months, and the order of lines changes nothing', () => {
  fc.assert(
    fc.property(fc.array(anyAdjustment, { maxLength: 5 }), (adjustments) => {
      const months = monthsUntil2025(36);
      const judged = judge(adjustments);
      const bookOf = (count: number) => booksOf({ REV: 100 * count, OFFICER_COMP: 10 * count });
      const whole = earningsIn(year, bookOf(12), judged);
      const each = months.slice(-12).map((one) => earningsIn({ from: one, to: one }, bookOf(1), judged));
      for (const key of ['ebitda', 'adjustedEbitda', 'proFormaEbitda', 'marketPay', 'sde'] as const)
        expect(each.reduce((sum, { bridge }) => sum + bridge[key], 0)).toBe(whole.bridge[key]);
      const turned = judge(adjustments.map((one) => ({ ...one, posted: one.posted.toReversed() })));
      expect(earningsIn(year, bookOf(12), turned)).toEqual(whole);
      const { bridge } = whole;
      expect(bridge.ebitda + bridge.owner + bridge.nonRecurring + bridge.corrections).toBe(
        bridge.adjustedEbitda,
      );
      expect(bridge.adjustedEbitda + bridge.marketPay).toBe(bridge.sde);
    }),
  );
});
