import { describe, expect, test } from 'vitest';
import type { AddBackTest } from '#features/valuation/earnings/domain/add-back-categories.ts';
import { cents } from '#kernel/money.ts';
import { aDocument, anAdjustment, aPayment, factsFor, monthsUntil2025 } from '#test/support/adjustments.ts';
import { dollars } from '#test/support/valuation-examples.ts';
import type { Adjustment } from './adjustment.ts';
import { judgedAdjustments, type LedgerFacts } from './judged-adjustment.ts';
import { workedTests } from './worked-tests.ts';

function resultOf(test: AddBackTest, adjustments: readonly Adjustment[], more: Partial<LedgerFacts> = {}) {
  const judged = judgedAdjustments(adjustments, factsFor(adjustments, more));
  const last = judged.at(-1);
  const worked = last && workedTests(last).find((one) => one.test === test);
  return [worked?.result, worked?.reason, worked?.count, last?.judged.refusal];
}
const legal = (more: Partial<Adjustment> = {}, amount = 25_000) =>
  anAdjustment('N-LEGAL', [{ code: 'PROF_FEES', amount, party: 'lawyer' }], more);

describe('T1, recorded', () => {
  test('passes by the lines, and is unknown without them', () => {
    expect(resultOf('T1', [legal()])).toEqual(['passed', 'in-books', 1, null]);
    expect(resultOf('T1', [anAdjustment('N-LEGAL', [])])).toEqual(['unknown', 'no-lines', 0, null]);
    expect(resultOf('T1', [legal({ gone: 2 })])).toEqual(['unknown', 'lines-gone', 2, null]);
  });

  test('fails for a draw of the owner, which was never a cost', () => {
    const draw = anAdjustment('O-PERK', [{ code: 'EQUITY', amount: 5_000 }]);
    expect(resultOf('T1', [draw])).toEqual(['failed', 'outside-earnings', 0, 'tests-failed']);
  });

  test('fails where the account nets to less: a refund is in it', () => {
    const accountMonths = {
      accounts: [{ accountId: 1, month: '2025-06', amount: dollars(20_000) }],
      parties: [],
    };
    expect(resultOf('T1', [legal()], { accountMonths })).toEqual([
      ...['failed', 'account-nets-less', 0, 'tests-failed'],
    ]);
  });
});

describe('T2, correct period', () => {
  test('holds for lines, which leave the month in which they were booked', () => {
    expect(resultOf('T2', [legal()])).toEqual(['passed', 'own-month', 0, null]);
  });

  test('holds for a cut-off that corrects both months', () => {
    const once = (month: string, amount: number) =>
      ({ kind: 'effect', pace: 'once', first: month, last: month, amount: dollars(amount) }) as const;
    const both = [once('2025-11', -18_000), once('2025-12', 18_000)];
    expect(resultOf('T2', [anAdjustment('A-CUT', [], { amounts: both })])[1]).toBe('both-months');
    expect(resultOf('T2', [anAdjustment('A-CUT', [], { amounts: both.slice(1) })])[0]).toBe('unknown');
  });
});

describe('T3, one-time', () => {
  const account = (month: string, amount: number) => ({ accountId: 1, month, amount: dollars(amount) });
  const usual = ['2023-05', '2024-05', '2025-05'].map((month) => account(month, 15_000));
  const now = account('2025-06', 25_000);

  test('passes where the account is only usual in two other years', () => {
    const accountMonths = { accounts: [...usual, now], parties: [] };
    expect(resultOf('T3', [legal()], { accountMonths })).toEqual(['passed', 'absent', 2, null]);
  });

  test('fails where the cost came in two other years', () => {
    const again = ['2023-08', '2024-08'].map((month) => account(month, 20_000));
    const accountMonths = { accounts: [...usual, now, ...again], parties: [] };
    expect(resultOf('T3', [legal()], { accountMonths })).toEqual([
      ...['failed', 'came-before', 2, 'tests-failed'],
    ]);
  });

  test('fails where the same payee was paid in two other years', () => {
    const paid = ['2023-05', '2024-05'].map((month) => ({ ...account(month, 15_000), party: 'lawyer' }));
    const accountMonths = { accounts: [...usual, now], parties: paid };
    expect(resultOf('T3', [legal()], { accountMonths }).slice(0, 3)).toEqual(['failed', 'came-before', 2]);
  });

  test('passes where the payee has other, usual work in every year', () => {
    const work = ['2023-05', '2024-05', '2025-05'].map((month) => ({
      ...account(month, 15_000),
      party: 'lawyer',
    }));
    const accountMonths = { accounts: [...usual, now], parties: [...work, { ...now, party: 'lawyer' }] };
    expect(resultOf('T3', [legal()], { accountMonths }).slice(0, 2)).toEqual(['passed', 'absent']);
  });

  test('cannot be worked out from a ledger of two years', () => {
    const months = monthsUntil2025(24);
    expect(resultOf('T3', [legal()], { months })).toEqual(['unknown', 'few-years', 1, null]);
  });

  test('is asked of one-time items only', () => {
    expect(resultOf('T3', [anAdjustment('O-PERK', [{ amount: 5 }])])[0]).toBe('not-asked');
  });
});

describe('T4, not needed by the buyer', () => {
  const perk = (more: Partial<Adjustment>) => [anAdjustment('O-PERK', [{ amount: 5_000 }], more)];
  test('is what no one can read from books: said, never passed', () => {
    expect(resultOf('T4', perk({ needed: null })).slice(0, 2)).toEqual(['unknown', 'nobody-said']);
    expect(resultOf('T4', perk({ needed: false })).slice(0, 2)).toEqual(['unknown', 'said-not-needed']);
    expect(resultOf('T4', perk({ needed: true }))).toEqual(['failed', 'needed', 0, 'tests-failed']);
  });

  test('passes where the cost of doing without is taken off', () => {
    const amounts = [
      { kind: 'replacement', pace: 'year', first: '2025-01', last: '2025-12', amount: cents(100) } as const,
    ];
    const pay = anAdjustment('O-COMP', [{ code: 'OFFICER_COMP', amount: 5_000 }], { needed: null, amounts });
    expect(resultOf('T4', [pay]).slice(0, 2)).toEqual(['passed', 'replaced']);
  });
});

describe('T5, documented', () => {
  const reason = (more: Partial<Adjustment>) => resultOf('T5', [legal(more)]).slice(0, 2);
  const paid = aPayment(-25_000_00, '2025-06-21');

  test('passes with a document of someone else, the entries, and lines of the bank that agree', () => {
    expect(reason({})).toEqual(['passed', 'all-evidence']);
    expect(reason({ references: [aDocument()] })).toEqual(['passed', 'some-evidence']);
    expect(reason({ references: [paid] })).toEqual(['passed', 'some-evidence']);
    expect(reason({ references: [aDocument({ own: true }), paid] })).toEqual(['passed', 'some-evidence']);
  });

  test('is only half passed where the bank shows another amount', () => {
    const other = aPayment(-24_999_00, '2025-06-21');
    expect(reason({ references: [aDocument(), other] })).toEqual(['passed', 'bank-differs']);
    const late = aPayment(-25_000_00, '2025-10-01');
    expect(reason({ references: [aDocument(), late] })).toEqual(['passed', 'bank-differs']);
  });

  test('takes typed words for nothing', () => {
    const bare = (remark: string) =>
      resultOf('T5', [anAdjustment('N-LEGAL', [], { references: [], remark })]).slice(0, 2);
    expect(bare('Settlement agreement')).toEqual(['failed', 'words-alone']);
    expect(bare('')).toEqual(['failed', 'no-evidence']);
    expect(reason({ why: '', references: [] })).toEqual(['failed', 'no-reason']);
  });

  test('says of lines of the bank alone that an entry or a document is missing', () => {
    const alone = anAdjustment('N-LEGAL', [], { references: [paid], remark: 'Settlement' });
    expect(resultOf('T5', [alone]).slice(0, 3)).toEqual(['failed', 'bank-alone', 1]);
  });

  test('says of what was removed or replaced that it no longer supports', () => {
    const gone = [aDocument({ standing: 'removed' }), aDocument({ standing: 'replaced' })];
    expect(resultOf('T5', [anAdjustment('N-LEGAL', [], { references: gone })]).slice(0, 3)).toEqual([
      ...['failed', 'evidence-gone', 2],
    ]);
    expect(reason({ references: [aDocument({ standing: 'removed' }), paid] })).toEqual([
      ...['passed', 'some-evidence'],
    ]);
  });

  test('lets what lowers earnings be without evidence', () => {
    const once = { kind: 'effect', pace: 'once', first: '2025-12', last: '2025-12' } as const;
    const bare = { references: [], amounts: [{ ...once, amount: cents(-5) }] };
    expect(resultOf('T5', [anAdjustment('A-ACCR', [], bare)])[1]).toBe('lowers-unproved');
  });

  test('compares the bank with the amounts of a correction that has no entries', () => {
    const once = { kind: 'effect', pace: 'once', first: '2025-12', last: '2025-12' } as const;
    const amounts = [{ ...once, amount: cents(9_000_00) }];
    const references = [aDocument(), aPayment(9_000_00, '2026-01-10')];
    const [one] = judgedAdjustments([anAdjustment('A-CUT', [], { amounts, references })], factsFor([]));
    expect(one?.support.bank).toEqual({ state: 'all', covered: 9_000_00, total: 9_000_00 });
    // Without a ledger entry it is never fully documented.
    expect(one?.line.tier).toBe('B');
  });

  test('takes a yearly amount by its months under review', () => {
    const rent = {
      kind: 'effect',
      pace: 'year',
      first: '2023-01',
      last: '2027-12',
      amount: cents(-12_000_00),
    };
    const yearly = { amounts: [rent as Adjustment['amounts'][number]] };
    const supportWith = (references: Adjustment['references']) =>
      judgedAdjustments([anAdjustment('A-ACCR', [], { ...yearly, references })], factsFor([]))[0]?.support
        .bank;
    const monthly = monthsUntil2025(36).map((month) => aPayment(-1_000_00, `${month}-03`));
    expect(supportWith(monthly.slice(0, 12))).toEqual({
      ...{ state: 'part', covered: 12_000_00, total: 36_000_00 },
    });
    expect(supportWith(monthly)).toMatchObject({ state: 'all', covered: 36_000_00 });
    expect(supportWith([aPayment(-12_000_00, '2023-01-03')])).toMatchObject({ state: 'part', covered: 0 });
  });
});

test('a line of the bank supports the first adjustment that has it', () => {
  const [one, other] = [legal({ id: 'one' }), legal({ id: 'other' })];
  const judged = judgedAdjustments([one, other], factsFor([one, other]));
  expect(judged.map(({ line }) => line.tier)).toEqual(['A', 'B']);
  expect(judged[1]?.adjustment.references.map(({ standing }) => standing)).toEqual(['stands', 'elsewhere']);
});

test('a line of the bank supports no adjustment that is refused', () => {
  const [refused, valid] = [legal({ id: 'refused', needed: true }), legal({ id: 'valid' })];
  const facts = factsFor([refused]);
  const judged = judgedAdjustments([refused, valid], facts);
  expect(judged.map(({ judged: { refusal } }) => refusal)).toEqual(['tests-failed', null]);
  expect(judged[1]).toMatchObject({ line: { tier: 'A' }, support: { bank: { state: 'all' } } });
  expect(judged[1]?.adjustment.references.map(({ standing }) => standing)).toEqual(['stands', 'stands']);
});

test('T6 fails where a line is in an adjustment before', () => {
  const [one, other] = [legal({ id: 'one' }, 10_000), legal({ id: 'other' }, 10_000)];
  const shared = new Map([
    ['one', ['1.0.2025-06-01.0.1']],
    ['other', ['1.0.2025-06-01.0.1']],
  ]);
  expect(resultOf('T6', [one], { shared })[0]).toBe('passed');
  expect(resultOf('T6', [one, other], { shared })).toEqual(['failed', 'counted-twice', 1, 'tests-failed']);
  expect(resultOf('T6', [anAdjustment('A-ACCR', [])])[0]).toBe('unknown');
  const paid = anAdjustment('A-ACCR', [], { references: [aPayment(-5, '2025-12-31')] });
  expect(resultOf('T6', [paid]).slice(0, 3)).toEqual(['passed', 'paid-once', 1]);
  const again = { ...paid, id: 'again' };
  expect(resultOf('T6', [paid, again])[0]).toBe('unknown');
});
