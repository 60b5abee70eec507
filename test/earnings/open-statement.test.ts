import { describe, expect, it } from 'vitest';
import {
  canBeSorted,
  type OpenStatement,
  openStatement,
} from '#features/valuation/earnings/domain/open-statement.ts';
import { readStatement } from '#features/valuation/earnings/domain/read-statement.ts';
import { rowChecks, sortedSums } from '#features/valuation/earnings/domain/row-checks.ts';
import { lettersOf, type RowUse, usesOf } from '#features/valuation/earnings/domain/row-uses.ts';
import { sortedStatement, sortRefusal } from '#features/valuation/earnings/domain/sorted-statement.ts';
import { rememberedUses, suggestRowUses } from '#features/valuation/earnings/domain/suggest-row-use.ts';
import { csvSheet } from '#platform/sheets/csv-sheet.ts';

function open(text: string): OpenStatement {
  const sheet = csvSheet(text);
  const read = readStatement(sheet);
  if (!('problem' in read)) throw new Error('it is read without a question');
  expect(canBeSorted(read.problem), read.problem.code).toBe(true);
  const found = openStatement(sheet);
  if ('problem' in found) throw new Error(JSON.stringify(found.problem));
  return found;
}
const guess = ({ rows }: OpenStatement, before: Record<string, RowUse> = {}) =>
  suggestRowUses(rows, before).map(({ use }) => use);
const guessed = (text: string) => {
  const found = open(text);
  const uses = guess(found);
  return { found, uses, names: Object.fromEntries(found.rows.map(({ name }, at) => [name, uses[at]])) };
};
const agreeing = ({ rows }: OpenStatement, uses: RowUse[]) =>
  rowChecks(rows, uses).map(({ name, agrees }) => [name, agrees]);

const flat = `Account,2024,2025
Service revenue,"90,000.00","100,000.00"
Product sales,"10,000","12,000"
Materials,"(20,000)","(22,000)"
Rent,(12000),(12000)
Wages,"(30,000)","(31,000)"
Owner’s “other” costs,-1000,-1000
Net Income,"37,000","46,000"
`;

describe('a table without sections', () => {
  it('is sorted by the names of its lines, also with negative costs, and its net income adds up', () => {
    const { found, uses, names } = guessed(flat);
    expect(names).toEqual({
      'Service revenue': 'income',
      'Product sales': 'income',
      Materials: 'cost-of-sales',
      Rent: 'expenses',
      Wages: 'expenses',
      'Owner’s “other” costs': 'expenses',
      'Net Income': 'total',
    });
    expect(agreeing(found, uses)).toEqual([['Net Income', true]]);
    expect(sortRefusal(found, uses)).toBeNull();
    const statement = sortedStatement(found, uses);
    expect(statement.netIncome).toEqual([37_000_00, 46_000_00]);
    expect(statement.lines.find(({ path }) => path === 'Cost of sales › Materials')?.amounts).toEqual([
      20_000_00, 22_000_00,
    ]);
    expect(suggestRowUses(found.rows, {}).filter(({ sure }) => !sure)).toHaveLength(1);
  });

  it('with only its cost of sales in parentheses adds up, and keeps every cost a cost', () => {
    const { found, uses } = guessed(
      [
        'Account,2023,2024,2025,% chg',
        'Revenue,"$1,420,000","$1,565,000","$1,710,000",9.3%',
        'Cost of goods sold,"(610,000)","(672,000)","(718,000)",6.8%',
        'Wages,"$318,000","$341,500","$366,000",',
        'Owner\'s salary,"95,000","95,000","100,000",',
        'Rent,"48,000","49,200","50,400",',
        'Insurance,"22,400","23,900","25,100",',
        'Depreciation,"31,000","29,500","33,000",',
        'Interest,"8,200","7,100","5,900",',
        'Ofc & misc exp.,"44,000","46,500","51,200",',
        'Net income,"243,400","300,300","360,400",',
      ].join('\n'),
    );
    expect(agreeing(found, uses)).toEqual([['Net income', true]]);
    const { lines, netIncome } = sortedStatement(found, uses);
    expect(netIncome).toEqual([243_400_00, 300_300_00, 360_400_00]);
    expect(lines.flatMap(({ amounts }) => amounts).every((amount) => (amount ?? 0) > 0)).toBe(true);
  });

  it.each([
    ['the expenses', 'Materials,22000', 'Rent,(44000)', 'Loss on disposal,(1000)'],
    ['all costs', 'Materials,(22000)', 'Rent,(44000)', 'Loss on disposal,(1000)'],
    ['the cost of sales', 'Materials,(22000)', 'Rent,44000', 'Loss on disposal,1000'],
  ])('with %s in parentheses has the same result', (_what, ...costs) => {
    const { found, uses } = guessed(
      ['Line,2025', 'Sales,112000', ...costs, 'Net Income,45000', ''].join('\n'),
    );
    expect(sortRefusal(found, uses)).toBeNull();
    expect(sortedSums(found.rows, uses).netIncome).toEqual([45_000_00]);
  });

  it('with negative sales as credits has the same result', () => {
    const { found, uses } = guessed(
      'Description,2025\nService revenue,"(112,000)"\nMaterials,22000\nRent,44000\nNet Income,"(46,000)"\n',
    );
    expect(agreeing(found, uses)).toEqual([['Net Income', true]]);
    expect(sortedSums(found.rows, uses)).toEqual({ income: [112_000_00], netIncome: [46_000_00] });
  });

  it('is sorted by its account numbers if it has a column of them, whatever the names', () => {
    const { names, found } = guessed(
      'Account No.,Account,2024,2025\n4000,Alpha jobs,10,20\n5010,Beta,2,4\n6100,Gamma,1,2\n7200,Delta,1,2\n',
    );
    expect(names).toEqual({
      'Alpha jobs': 'income',
      Beta: 'cost-of-sales',
      Gamma: 'expenses',
      Delta: 'expenses',
    });
    expect(found.rows.map(({ number }) => number)).toEqual(['4000', '5010', '6100', '7200']);
  });

  it('without any total has nothing to add up to, and is accepted', () => {
    const { found, uses } = guessed('Line item,2024,2025\nSales,10,20\nRent,4,4\n');
    expect(rowChecks(found.rows, uses)).toEqual([]);
    expect(sortRefusal(found, uses)).toBeNull();
    expect(sortedStatement(found, uses).netIncome).toEqual([6_00, 16_00]);
  });
});

describe('sections without totals, or with other names', () => {
  it('are sorted by their headings, and unknown totals are checked but not counted', () => {
    const { found, uses, names } = guessed(
      'Account,2025\nRevenue\nJobs,100\nCost of Goods Sold\nLumber,30\nPeople\nCrew pay,20\nOffice pay,10\nTotal People,30\nNet Income,40\n',
    );
    expect(names).toMatchObject({
      Jobs: 'income',
      Lumber: 'cost-of-sales',
      'Total People': 'total',
      'Net Income': 'total',
    });
    const moved = uses.map((use, at) => (found.rows[at]?.name.endsWith('pay') ? 'expenses' : use));
    expect(agreeing(found, moved)).toEqual([
      ['Total People', true],
      ['Net Income', true],
    ]);
    expect(sortedStatement(found, moved).lines.map(({ path }) => path)).toContain(
      'Expenses › People › Crew pay',
    );
  });

  it('with a line in the wrong section differ by an amount until it is moved or left out', () => {
    const { found, uses } = guessed(flat);
    const wrong = uses.with(1, 'none');
    expect(sortRefusal(found, wrong)).toEqual({
      code: 'sums-differ',
      line: 8,
      name: 'Net Income',
      column: '2024',
      difference: 10_000_00,
    });
    expect(sortRefusal(found, wrong.with(6, 'none'))).toBeNull();
    expect(sortRefusal(found, uses.slice(1))).toEqual({ code: 'rows-missing' });
    expect(
      sortRefusal(
        found,
        uses.map(() => 'none' as const),
      ),
    ).toEqual({ code: 'no-income-row' });
  });

  it('are remembered by name for the next file', () => {
    const { found, uses } = guessed(flat);
    const said = uses.with(5, 'other-expenses');
    expect(guess(found, rememberedUses(found.rows, said))).toEqual(said);
  });

  it('do not remember that a total was left out: it checks the next file', () => {
    const { found, uses } = guessed(flat);
    const left = uses.with(6, 'none');
    expect(found.rows[6]?.name).toBe('Net Income');
    expect(guess(found, rememberedUses(found.rows, left))).toEqual(uses);
    // As an earlier version kept it.
    expect(guess(found, { 'net income': 'none' })).toEqual(uses);
  });

  it('do not use a before-tax line as the net income', () => {
    const { found, uses } = guessed(
      'Account,2025\nSales,100\nRent,40\nIncome before income taxes,60\nIncome tax,10\nNet Income,50\n',
    );
    expect(agreeing(found, uses)).toEqual([['Net Income', true]]);
  });
});

describe('files that are still refused', () => {
  it.each([
    ['Account,2025\nSales,"1.234,50"\n', 'not-a-number'],
    ['Account,2025\nCash,10\nTotal Assets,10\n', 'balance-sheet'],
    ['Account,2025\nSales\nRent\n', 'no-amounts'],
  ])('%s', (text, code) => {
    const found = openStatement(csvSheet(text));
    expect('problem' in found && found.problem.code).toBe(code);
  });
});

it('only known letters say what a row is', () => {
  const uses: RowUse[] = [
    'income',
    'cost-of-sales',
    'expenses',
    'other-income',
    'other-expenses',
    'total',
    'none',
  ];
  expect(usesOf(lettersOf(uses))).toEqual(uses);
  expect(usesOf('iq')).toBeNull();
});
