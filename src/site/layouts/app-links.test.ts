import { expect, test } from 'vitest';
import { linksFor } from './app-links.ts';

const labels = (...roles: Parameters<typeof linksFor>[0]) => linksFor(roles).map(({ label }) => label);
/** As required (docs/rules/product.md), in that order. */
const specified = ['Dashboard', 'Marketplace', 'Deal Rooms', 'Analysis', 'Add a business'];

test('the sidebar leads everyone to what docs/rules/product.md names, in its order', () => {
  for (const shown of [labels(), labels('buyer'), labels('seller', 'buyer', 'broker', 'admin')])
    expect(shown.filter((label) => specified.includes(label))).toEqual(specified);
});

test('offers, NDAs, verification and passport are for those who have a use for them', () => {
  const added = ['Offers', 'NDAs', 'Verification', 'NDA passport'];
  const of = (...roles: Parameters<typeof linksFor>[0]) =>
    linksFor(roles).flatMap((entry) =>
      'links' in entry && entry.label === 'Deals' ? entry.links.map(({ label }) => label) : [],
    );
  expect(of()).toEqual([]);
  expect(of('buyer')).toEqual(added);
  expect(of('seller')).toEqual(['Offers', 'NDAs']);
  expect(of('broker')).toEqual(['Offers']);
  expect(of('admin')).toEqual([]);
});
