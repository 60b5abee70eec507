import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '#kernel/money.ts';
import { exported, statementIn, understood } from '#test/support/profit-and-loss.ts';
import type { Statement } from './statement.ts';
import { statementWords } from './statement-words.ts';

const shown = ({ lines }: Statement) =>
  lines.map(
    ({ path, amounts }) =>
      `${path}: ${amounts.map((amount) => (amount === null ? '–' : formatMoney(amount))).join(' | ')}`,
  );
const problemIn = (text: string) => {
  const found = understood(text);
  return 'problem' in found ? found.problem : null;
};

describe('a QuickBooks profit and loss statement', () => {
  it('compared with the prior year is read with every account by its full path, in cents', () => {
    const found = statementIn(exported('quickbooks-compared'));
    expect(found.layout).toBe('quickbooks');
    expect(found.basis).toBe('accrual');
    expect(found.columns.map(({ label, range }) => [label, range])).toEqual([
      ['Jan 1 - Dec 31 2025', { from: '2025-01-01', to: '2025-12-31' }],
      ['Jan 1 - Dec 31 2024 (PY)', { from: '2024-01-01', to: '2024-12-31' }],
    ]);
    expect(found.leftOut).toEqual(['Change', '% Change']);
    expect(shown(found)).toEqual([
      'Income › Design: $48,200 | $41,000',
      'Income › Landscaping Services: $531.30 | $1,200',
      'Income › Landscaping Services › Job Materials: $2,173.78 | $1,900.50',
      'Income › Landscaping Services › Installation: $361,294.92 | $298,411.10',
      'Income › Discounts given: -$2,200 | -$511.60',
      'Cost of sales › Job Materials: $121,000 | $104,300.25',
      'Cost of sales › Subcontractors: $58,000 | $49,699.75',
      'Expenses › Advertising & marketing: $6,400 | $5,900',
      'Expenses › Insurance: $9,100 | $8,700',
      'Expenses › Job Supplies: – | $310',
      'Expenses › Officer compensation: $72,000 | $70,000',
      'Expenses › Payroll expenses › Taxes: $5,300 | $4,990',
      'Expenses › Payroll expenses › Wages: $44,700 | $40,010',
      'Expenses › Truck fuel: $11,500 | $10,090',
      'Other income › Interest earned: $120 | $90',
      'Other expenses › Depreciation: $14,000 | $12,000',
      'Other expenses › Reconciliation discrepancies: -$20.50 | –',
    ]);
    expect(found.netIncome).toEqual([68_140_50, 36_090_00]);
  });

  it('by month is read with a column that adds them up', () => {
    const found = statementIn(exported('quickbooks-months'));
    expect(found.basis).toBe('cash');
    expect(found.columns.map(({ range }) => range?.from)).toEqual(['2025-10-01', '2025-11-01', '2025-12-01']);
    expect(found.leftOut).toEqual(['Total']);
    expect(found.netIncome).toEqual([14_000_00, 12_500_00, 1_575_25]);
  });

  it('of one year takes the year from its title', () => {
    const [column] = statementIn(exported('quickbooks-one-year')).columns;
    expect(column).toEqual({
      column: 1,
      label: 'January - December 2024',
      range: { from: '2024-01-01', to: '2024-12-31' },
    });
  });

  it('is refused if a line does not add up to the total column', () => {
    const problem = problemIn(exported('quickbooks-months').replace('"70,500.00"', '"70,400.00"'));
    expect(problem).toMatchObject({ code: 'does-not-foot', line: 7, cell: 'E7', difference: -10_000 });
  });
});

describe('a Xero profit and loss statement', () => {
  it('has its newest year first, other income above its costs, and one name twice', () => {
    const found = statementIn(exported('xero-years'));
    expect(found.layout).toBe('xero');
    expect(found.columns.map(({ range }) => range)).toEqual([
      { from: '2025-01-01', to: '2025-12-31' },
      { from: '2024-01-01', to: '2024-12-31' },
      { from: '2023-01-01', to: '2023-12-31' },
    ]);
    expect(shown(found)).toContain('Income › Delivery: $40,000 | $31,500 | –');
    expect(shown(found)).toContain('Income › Hire: $510,000 | $470,000 | $455,000');
    expect(shown(found)).toContain('Expenses › Hire: $3,000 | $0 | $1,500');
    expect(found.netIncome).toEqual([190_300_00, 164_750_00, 134_250_00]);
  });
});

describe('checking a statement', () => {
  const given = exported('quickbooks-compared');
  const say = (from: string, to: string) => {
    const problem = problemIn(given.replace(from, to));
    return problem && statementWords(problem);
  };

  it('names the line, its amount, the sum of its rows and the difference', () => {
    expect(say('Total for Expenses,"$149,000.00"', 'Total for Expenses,"$149,100.00"')).toBe(
      'Line 30, “Total for Expenses”, says $149,100 in the column “Jan 1 - Dec 31 2025”; what it is made of adds up to $149,000. The difference is $100. Nothing was imported: correct the line in your file or export the report again, and upload it.',
    );
    expect(say('Gross Profit,"$231,000.00"', 'Gross Profit,"$230,000.00"')).toMatch(
      /^Line 19, “Gross Profit”/,
    );
    expect(say('Net Income,"$68,140.50"', 'Net Income,"$68,140.52"')).toMatch(/The difference is \$0\.02/);
  });

  it('accepts differences of up to a cent, which come from rounding', () => {
    expect(say('Net Income,"$68,140.50"', 'Net Income,"$68,140.51"')).toBeNull();
  });

  it('never guesses an amount', () => {
    expect(say('"48,200.00"', 'about 48k')).toMatch(/^Cell B8 says “about 48k”, which is not an amount/);
    expect(say('"48,200.00"', '"€48,200.00"')).toMatch(/^Cell B8 .* not in US dollars/);
    expect(say('"48,200.00"', '"48,200.00 CAD"')).toMatch(/not in US dollars/);
    expect(say('"48,200.00"', '"48.200,00"')).toMatch(/not an amount/);
    expect(say('"48,200.00"', '48200.005')).toMatch(/fractions of a cent/);
    expect(say('"48,200.00"', '12%')).toMatch(/percentage/);
    expect(say('"48,200.00"', '=B9+B10')).toMatch(/not an amount/);
    expect(say('"48,200.00"', '9999999999999999')).toMatch(/too large/);
  });

  it('refuses rows and totals that it cannot place', () => {
    expect(say('Net Income,', 'Result,')).toMatch(/“Result”, has amounts and is in no section/);
    expect(say('Total for Expenses,', 'Sum of expenses,')).toMatch(
      /^Line 20, “Expenses”, has no total below it/,
    );
    expect(say('Total for Payroll expenses', 'Total for Payrol expenses')).toMatch(
      /nothing above it has that name/,
    );
    expect(say('Expenses,,,,\n', 'Outgoings,,,,\n')?.slice(0, 7)).toBe('Line 30');
    expect(say('   Design,', ',')).toMatch(/^Line 8 has amounts but no account/);
    expect(problemIn('a,b\nc,d')?.code).toBe('no-header');
  });
});

type Account = { name: string; cents: number };
const money = (cents: number) => (cents / 100).toFixed(2);
const sum = (accounts: readonly Account[]) => accounts.reduce((all, { cents }) => all + cents, 0);
const section = (name: string, accounts: readonly Account[]) => [
  `${name},`,
  ...accounts.map((one) => `${one.name},${money(one.cents)}`),
  `Total for ${name},${money(sum(accounts))}`,
];
const rows = (income: readonly Account[], costs: readonly Account[]) => [
  'Account,2025',
  ...section('Income', income),
  ...section('Expenses', costs),
  `Net Income,${money(sum(income) - sum(costs))}`,
];
const accounts = fc
  .uniqueArray(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 12 })
  .chain((names) =>
    fc.tuple(
      ...names.map((name) =>
        fc.record({ name: fc.constant(`Account ${name}`), cents: fc.integer({ min: -1e9, max: 1e9 }) }),
      ),
    ),
  );

describe('any statement', () => {
  it('is accepted as it is and refused once any one figure is changed by more than a cent', () => {
    fc.assert(
      fc.property(
        accounts,
        accounts,
        fc.nat(),
        fc.integer({ min: 2, max: 1e8 }),
        (income, costs, pick, by) => {
          const lines = rows(income, costs);
          expect(problemIn(lines.join('\n'))).toBeNull();
          const at = lines.flatMap((line, row) => (/,-?\d/.test(line) && row > 0 ? [row] : []));
          const row = at[pick % at.length] ?? 0;
          const [name = '', amount = ''] = lines[row]?.split(',') ?? [];
          const changed = lines.with(row, `${name},${money(Math.round(Number(amount) * 100) + by)}`);
          expect(problemIn(changed.join('\n'))?.code).toBe('does-not-foot');
        },
      ),
    );
  });

  it('gives the same result in any order of its columns', () => {
    const given = exported('xero-years').split('\n');
    const cells = given.map((line) =>
      [...line.matchAll(/"([^"]*)"|([^,]+)|(?<=,)(?=,|$)/g)].map(([cell]) => cell),
    );
    fc.assert(
      fc.property(fc.shuffledSubarray([1, 2, 3], { minLength: 3 }), (order) => {
        const turned = cells.map((row) =>
          row.length > 1 ? [row[0], ...order.map((at) => row[at] ?? '')].join(',') : (row[0] ?? ''),
        );
        const found = statementIn(turned.join('\n'));
        const plain = statementIn(given.join('\n'));
        for (const [at, column] of found.columns.entries()) {
          const same = plain.columns.findIndex(({ label }) => label === column.label);
          expect(found.netIncome[at]).toBe(plain.netIncome[same]);
          expect(found.lines.map(({ amounts }) => amounts[at])).toEqual(
            plain.lines.map(({ amounts }) => amounts[same]),
          );
        }
      }),
    );
  });
});

describe('a statement made by hand', () => {
  it('is not announced as the export of a program', () => {
    const byHand = [
      'Account,2025',
      'Income,',
      'Sales,1000',
      'Total Income,1000',
      'Expenses,',
      'Rent,400',
      'Total Expenses,400',
      'Net Operating Income,600',
      'Net Profit,600',
    ];
    expect(statementIn(byHand.join('\n')).layout).toBe('other');
  });
});
