import { expect, test } from 'vitest';
import { readStatement } from '#features/valuation/earnings/domain/read-statement.ts';
import { csvSheet } from '#platform/sheets/csv-sheet.ts';

const income = `Harbor Supply
Comparative Income Statement
Jun 2025

Options: Activity Only
Financial Row,Amount (Jun 2025),Comparative Amount (May 2025),Variance,% Variance
Ordinary Income/Expense
Income
40000 - Revenue
40001 - Licenses,"$1,200.00 ",$900.00 ,$300.00 ,33.33%
Total - 40000 - Revenue,"$1,200.00 ",$900.00 ,$300.00 ,33.33%
Total - Income,"$1,200.00 ",$900.00 ,$300.00 ,33.33%
Cost Of Sales
50010 - Support,$200.00 ,$100.00 ,$100.00 ,100.00%
Total - Cost Of Sales,$200.00 ,$100.00 ,$100.00 ,100.00%
Gross Profit,"$1,000.00 ",$800.00 ,$200.00 ,25.00%
Expense
69000 - Other Operating Expenses
69000 - Other Operating Expenses,$60.00 ,$0.00 ,$60.00 ,0.00%
69102 - Fees,$0.00 ,$42.00 ,($42.00),-100.00%
Total - 69000 - Other Operating Expenses,$60.00 ,$42.00 ,$18.00 ,42.86%
Total - Expense,$60.00 ,$42.00 ,$18.00 ,42.86%
Net Ordinary Income,$940.00 ,$758.00 ,$182.00 ,24.01%
Other Income and Expenses
Other Expense
71050 - Exchange,$40.00 ,$8.00 ,$32.00 ,400.00%
Total - Other Expense,$40.00 ,$8.00 ,$32.00 ,400.00%
Net Other Income,($40.00),($8.00),($32.00),400.00%
Net Income,$900.00 ,$750.00 ,$150.00 ,20.00%
`;

test('NetSuite: months in the headers of amounts, totals with a dash', () => {
  const found = readStatement(csvSheet(income));
  if ('problem' in found) throw new Error(JSON.stringify(found.problem));
  expect(found.columns.map(({ range }) => range?.to)).toEqual(['2025-06-30', '2025-05-31']);
  expect(found.netIncome).toEqual([90_000, 75_000]);
  expect([found.layout, found.leftOut]).toEqual(['other', ['Variance', '% Variance']]);
});

test('NetSuite: what each month shows stands in a row of its own', () => {
  const apart = income
    .replace('Amount (Jun 2025),Comparative Amount (May 2025)', 'Jun 2025,May 2025')
    .replace('Ordinary Income/Expense', ',Amount,Amount,Amount,Amount\nOrdinary Income/Expense');
  const found = readStatement(csvSheet(apart));
  if ('problem' in found) throw new Error(JSON.stringify(found.problem));
  expect(found.columns.map(({ range }) => range?.to)).toEqual(['2025-06-30', '2025-05-31']);
  expect(found.netIncome).toEqual([90_000, 75_000]);
});

test('NetSuite: a total that is not its lines is told at its own line', () => {
  const wrong = income.replace('Total - Expense,$60.00', 'Total - Expense,$61.00');
  expect(readStatement(csvSheet(wrong))).toMatchObject({
    problem: { code: 'does-not-foot', line: 22, difference: 100, column: 'Jun 2025' },
  });
});
