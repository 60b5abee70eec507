import { expect, it } from 'vitest';
import { cellName, columnName } from './sheet.ts';

it('names columns and cells like spreadsheet programs', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
  expect(cellName(13, 1)).toBe('B14');
});
