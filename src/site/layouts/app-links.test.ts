import { expect, test } from 'vitest';
import { linksFor } from './app-links.ts';

const labels = (...roles: Parameters<typeof linksFor>[0]) => linksFor(roles).map(({ label }) => label);
/** The order of docs/rules/product.md. */
const specified = ['Dashboard', 'Marketplace', 'Deal Rooms', 'Analysis', 'Add a business'];

test('the sidebar contains the links of docs/rules/product.md in order', () => {
  for (const shown of [labels(), labels('buyer'), labels('seller', 'buyer', 'broker', 'admin')])
    expect(shown.filter((label) => specified.includes(label))).toEqual(specified);
});

test('shows offers, NDAs, verification and passport only to people who need them', () => {
  const added = ['Offers', 'NDAs', 'Saved searches', 'Verification', 'NDA passport'];
  const of = (...roles: Parameters<typeof linksFor>[0]) =>
    linksFor(roles).flatMap((entry) =>
      'links' in entry && entry.label === 'Deals' ? entry.links.map(({ label }) => label) : [],
    );
  expect(of()).toEqual([]);
  expect(of('buyer')).toEqual(added);
  expect(of('seller')).toEqual(['Offers', 'NDAs']);
  expect(of('broker')).toEqual(['Offers']);
  expect(of('admin')).toEqual([]);
  const deals = linksFor([], 'buy').find(({ label }) => label === 'Deals');
  expect(deals && 'links' in deals && deals.links.map(({ label }) => label)).toEqual(added.slice(2));
  expect(linksFor([], 'sell').some(({ label }) => label === 'Deals')).toBe(false);
});
