import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { drawn } from './print-drawing.ts';

test('a month without a figure has no column, and is named without an amount', () => {
  const amounts = [cents(100_000), null, cents(0)];
  const columns = amounts.map((amount, at) => ({ label: `Month ${at + 1}`, amount }));
  const printed = JSON.stringify(drawn({ kind: 'columns', title: 'Revenue', columns }));
  expect(printed.match(/"type":"rect"/g)).toHaveLength(2);
  for (const words of ['Month 1: $1,000', 'Month 2: —', 'Month 3: $0'])
    expect(printed).toContain(`"${words}"`);
});

test('two amounts of a row are two bars on one scale, and what is not known has none', () => {
  const rows = [
    { label: 'Ann Ace', first: cents(100), second: cents(200) },
    { label: 'Bo Buyer', first: null, second: cents(50) },
  ];
  const printed = JSON.stringify(
    drawn({ kind: 'pairs', title: 'Customers', names: { first: '2024', second: '2025' }, rows }),
  );
  const widths = [...printed.matchAll(/"w":([\d.]+)/g)].map(([, width]) => Number(width));
  expect(widths).toEqual([167, 334, 83.5]);
  expect(printed).toContain('Light bars: 2024. Dark bars: 2025.');
});
