import { describe, expect, test } from 'vitest';
import { workbook } from '#test/support/workbooks.ts';
import { readIn, relationsTo, sheetAt, sheetOf, tableIn } from './read-schedule.ts';

describe('bad input', () => {
  const aging = (rows: string) => `,Current,1 - 30,31 - 60,61 - 90,91 and over,Total\n${rows}`;

  test.for([
    ['no number', 'Ann Ace,ten,,,,,10.00', 'amount-unclear'],
    ['another currency', 'Ann Ace,€10.00,,,,,10.00', 'other-currency'],
    ['part of a cent', 'Ann Ace,10.005,,,,,10.00', 'part-of-a-cent'],
    ['a thousand written as in Europe, or three decimals', 'Ann Ace,1.234,,,,,1.234', 'part-of-a-cent'],
    ['a formula, which is never run', 'Ann Ace,=SUM(A1:A9),,,,,10.00', 'formula-without-result'],
    ['a share', 'Ann Ace,10%,,,,,10.00', 'amount-unclear'],
  ] as const)('names the row with %s', async ([, row, fault]) => {
    const { odd, rows } = await tableIn('receivables', aging(`Bo,1.10,,,,,1.10\n${row}\n`));
    expect(odd[0]).toEqual([3, fault, expect.any(String), null]);
    expect(rows.map(({ path, amounts }) => [path, amounts.at(-1)])).toEqual([['Bo', 1_10]]);
  });

  test('in a workbook: a formula that nothing computed, and a number in euros', async () => {
    const file = await workbook({
      rows: [
        ['', 'Current', '1 - 30', '31 - 60', '61 - 90', '> 90', 'Total'],
        ['Ann Ace', { formula: 'B3*2' }, 0, 0, 0, 0, 10],
        ['Bo Buyer', { formula: 'B2+1', value: 10 }, 0, 0, 0, 0, 10],
        ['Cy', { number: 10, format: 1 }, 0, 0, 0, 0, 10],
      ],
      formats: ['[$€-407] #,##0.00'],
    });
    const { odd, named } = await tableIn('receivables', file);
    expect(odd).toEqual([
      [2, 'formula-without-result', 'current', null],
      [4, 'other-currency', 'current', null],
    ]);
    expect(named).toEqual({ 'Bo Buyer': [10_00, 0, 0, 0, 0, 10_00] });
  });

  test('European decimals are read as such, if one value can only be read this way', async () => {
    const european = `${aging('').replaceAll(',', ';')}Ann;"1.234,50";;;;;"1.234,50"\n`;
    const { named, odd } = await tableIn('receivables', european);
    expect({ named, odd }).toEqual({ odd: [], named: { Ann: [1_234_50, 0, 0, 0, 0, 1_234_50] } });
  });

  test('a header that no one knows waits for a person, who says it once', async () => {
    const file = 'Conto;Dare;Avere\nCassa;10,00;\nVendite;;10,00\n';
    expect(await readIn('trial-balance', file)).toMatchObject({
      rows: [
        ['Conto', 'Dare', 'Avere'],
        ['Cassa', '10,00', ''],
        ['Vendite', '', '10,00'],
      ],
    });
    const said = new Map([['conto|dare|avere', { name: 0, debit: 1, credit: 2 }]]);
    const { named, odd } = await tableIn('trial-balance', file, said);
    expect({ named, odd }).toEqual({ odd: [], named: { Cassa: [10_00, 0], Vendite: [0, 10_00] } });
  });

  test('two sheets with such a table, a locked workbook, a file without rows', async () => {
    const rows = [
      ['', 'Current', '1 - 30', '31 - 60', '61 - 90', '> 90', 'Total'],
      ['Ann Ace', 10, 0, 0, 0, 0, 10],
    ];
    const twice = await workbook({
      rows,
      sheets: `${sheetAt(1, 'May')}${sheetAt(2, 'June')}`,
      parts: {
        'xl/_rels/workbook.xml.rels': relationsTo(1, 2),
        'xl/worksheets/sheet2.xml': sheetOf(...rows),
      },
    });
    await expect(readIn('receivables', twice)).rejects.toMatchObject({ code: 'schedule-in-two-sheets' });
    const locked = Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]);
    await expect(readIn('receivables', locked)).rejects.toMatchObject({ code: 'workbook-locked' });
    for (const nothing of [aging(''), 'Dear Tessa\n'])
      await expect(readIn('receivables', nothing)).rejects.toMatchObject({ code: 'no-schedule-rows' });
  });
});
