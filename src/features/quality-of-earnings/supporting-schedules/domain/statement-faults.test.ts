import { expect, test } from 'vitest';
import { statementFault, statementRefusal } from './statement-faults.ts';

test('a column with amounts and no name is a fault at its cell', () => {
  expect(statementFault({ code: 'column-unnamed', cell: 'AC17' }, () => '')).toEqual({
    ...{ row: 17, fault: 'column-unnamed', measure: '', text: 'AC17', difference: null },
  });
});

test('too many accounts are told as such, and not as missing totals', () => {
  const problem = { code: 'too-many-accounts', line: 1_010 } as const;
  expect(statementFault(problem, () => '')).toBeNull();
  expect(statementRefusal(problem)).toBe('statement-rows-too-many');
});
