import { describe, expect, test } from 'vitest';
import { balanceOf, profitOf } from '#test/support/monthly-statements.ts';
import { exported } from '#test/support/profit-and-loss.ts';
import { readIn, tableIn } from './read-schedule.ts';
import { balance, february, january, profit } from './two-months.ts';

describe('what does not add up', () => {
  test('is told at its row and month, in cents, and all of it', async () => {
    const file = profit
      .replace('Total for Income",990.00', 'Total for Income",980.00')
      .replace('"Gross Profit",590.00,1300.00', '"Gross Profit",590.00,1300.25')
      .replace('"Net Income",390.00', '"Net Income",390.07');
    const { odd } = await tableIn('profit-and-loss', file);
    expect(odd).toEqual([
      [8, 'subtotal', january, 10_00],
      [12, 'worked-out', february, -25],
      [18, 'worked-out', january, -7],
    ]);
  });

  test('assets that are not liabilities and equity, to the cent', async () => {
    const file = balance
      .replace('"Checking",1000.00', '"Checking",1000.01')
      .replace('"Total for Current Assets",1300.00', '"Total for Current Assets",1300.01')
      .replace('"Total for Assets",1300.00', '"Total for Assets",1300.01');
    const { odd } = await tableIn('balance-sheet', file);
    expect(odd).toEqual([[20, 'unbalanced', '2025-01-31/2025-01-31', 1]]);
  });

  test('a total may be rounded by a cent', async () => {
    const { odd } = await tableIn(
      'profit-and-loss',
      profit.replace('Total for Income",990.00', 'Total for Income",990.01'),
    );
    expect(odd).toEqual([]);
  });

  test('a line in no section, and depreciation without its sign', async () => {
    const outside = await tableIn('profit-and-loss', profit.replace('"Net Income"', '"Result"'));
    expect(outside.odd).toEqual([[18, 'no-section', '', null]]);
    const unsigned = balanceOf(['Jan 31, 2025'], {
      assets: [
        ['Truck', 1_000_00],
        ['Accumulated depreciation', 200_00],
      ],
      liabilities: [],
      equity: [['Capital stock', 800_00]],
    })
      .replace('"Total for Current Assets",1200.00', '"Total for Current Assets",800.00')
      .replace('"Total for Assets",1200.00', '"Total for Assets",800.00');
    const { odd } = await tableIn('balance-sheet', unsigned);
    expect(odd[0]).toEqual([9, 'subtotal', '2025-01-31/2025-01-31', 400_00]);
  });
});

describe('bad input', () => {
  test.for([
    ['another currency', '"€1,000.00"', 'other-currency'],
    ['no number', 'about 1k', 'amount-unclear'],
    ['part of a cent', '1000.005', 'part-of-a-cent'],
    ['a date where an amount should be', '01/15/2025', 'amount-unclear'],
  ] as const)('names the row with %s', async ([, cell, fault]) => {
    const { odd } = await tableIn('profit-and-loss', profit.replace('"Sales",1000.00', `"Sales",${cell}`));
    expect(odd[0]?.slice(0, 2)).toEqual([6, fault]);
  });

  test('European decimals are read as such, in a file that is separated by semicolons', async () => {
    const european = profit
      .replaceAll('.', '#')
      .split('\n')
      .map((line) => (line.startsWith('"Accrual') ? line : line.replaceAll(',', ';')))
      .join('\n')
      .replaceAll(/(\d)#(\d\d)\b/g, '$1,$2');
    const { named, odd } = await tableIn('profit-and-loss', european);
    expect({ sales: named['Income › Sales'], odd }).toEqual({ sales: [1_000_00, 2_000_00], odd: [] });
  });

  test('an empty column is no month, a missing month is not filled, and a part of a month is left out', async () => {
    const file = profitOf(['Jan 2025', 'Feb 2025', 'Apr 2025', '"May 1 - May 19, 2025"', 'Jun 2025'], {
      income: [['Sales', 1_00, 2_00, 3_00, 4_00, 0]],
      expenses: [['Rent', 1_00, 1_00, 1_00, 1_00, 0]],
    });
    const { measures, statement } = await tableIn('profit-and-loss', file);
    expect(measures).toEqual([january, february, '2025-04-01/2025-04-30']);
    expect(statement?.leftOut).toEqual(['May 1 - May 19, 2025']);
  });

  test('a file that is no such statement is refused with the reason', async () => {
    const code = (kind: 'profit-and-loss' | 'balance-sheet', file: string) =>
      expect(readIn(kind, file)).rejects;
    await code('profit-and-loss', balance).toMatchObject({ code: 'schedule-of-other-kind' });
    await code('balance-sheet', profit).toMatchObject({ code: 'schedule-of-other-kind' });
    await code('profit-and-loss', exported('quickbooks-one-year')).toMatchObject({
      code: 'statement-without-months',
    });
    await code('profit-and-loss', 'Dear Tessa\n').toMatchObject({ code: 'statement-without-months' });
    await code('balance-sheet', balance.replace('Harbor Supply Co.', '(in thousands)')).toMatchObject({
      code: 'statement-in-thousands',
    });
  });
});
