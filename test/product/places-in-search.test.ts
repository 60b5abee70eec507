import { expect } from 'vitest';
import { test, titles } from '../support/own-market.ts';

const cards = [
  { title: 'Peach stand', place: 'georgia' },
  { title: 'Bakery of the region', place: 'south-atlantic' },
  { title: 'Orange grove', place: 'florida' },
  { title: 'Ranch supply', place: 'texas' },
  { title: 'Bakery anywhere', place: null },
  { title: 'Texas-style barbecue', place: 'utah' },
] as const;

test('a state that is typed finds the cards of it, and those that show only its region', async ({
  market,
}) => {
  await market.add(cards);
  const found = async (q: string, more = '') =>
    titles(await market.browse(`q=${encodeURIComponent(q)}&size=24${more}`));
  for (const q of ['Georgia', 'georgia', 'GA', 'in Georgia'])
    expect(await found(q), q).toEqual(['Peach stand', 'Bakery of the region']);
  expect(await found('bakery in Georgia')).toEqual(['Bakery of the region']);
  expect(await found('Texas')).toEqual(['Ranch supply']);
  expect(await found('"Texas"')).toEqual(['Texas-style barbecue']);
  expect(await found('South Atlantic')).toEqual(['Peach stand', 'Bakery of the region', 'Orange grove']);
  expect(await found('Georgia', '&location=south-atlantic')).toEqual(['Peach stand', 'Bakery of the region']);
  expect(await found('Georgia', '&location=texas')).toEqual([]);
});

test('a card that shows its region is found by each state of it alike', async ({ market }) => {
  for (const q of ['Georgia', 'Florida', 'Delaware'])
    expect(titles(await market.browse(`q=bakery+${q}&size=24`)), q).toEqual(['Bakery of the region']);
});
