import { expect, test } from 'vitest';
import { firstZoom } from './first-zoom.ts';

test.each([
  ['Monthly P&L.CSV', 360, '100'],
  ['Aging.xlsx', 412, '100'],
  ['Monthly P&L.csv', 768, 'fit'],
  ['Lease.pdf', 360, 'fit'],
  ['csv', 360, 'fit'],
])('%s opens at a size that reads in a window of %i', (name, width, zoom) => {
  expect(firstZoom(name, width)).toBe(zoom);
});
