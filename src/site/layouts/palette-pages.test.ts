import { expect, test } from 'vitest';
import { palettePages } from './palette-pages.ts';

test('contains the pages of the sidebar and more, each once, and those of admins only for admins', () => {
  const plain = palettePages(['seller']).map(({ label }) => label);
  const admin = palettePages(['admin']).map(({ label }) => label);
  expect(plain).toEqual([...new Set(plain)]);
  expect(plain).toEqual(expect.arrayContaining(['Dashboard', 'Pre-diligence', 'Notifications', 'Help']));
  expect(plain).toEqual(
    expect.arrayContaining(['Watch list', 'Saved searches', 'Offers', 'Orders', 'Engagements']),
  );
  const broker = palettePages(['broker']).map(({ label }) => label);
  expect(broker.filter((label) => label === 'Engagements')).toHaveLength(1);
  expect(plain).not.toContain('Admin');
  expect(plain).not.toContain('Listing reviews');
  expect(plain).not.toContain('Outbox');
  expect(admin).toEqual(
    expect.arrayContaining([
      'Admin',
      'Accounts',
      'Listing reviews',
      'Photo reviews',
      'Business revenue',
      'Outbox',
      'Waitlist',
    ]),
  );
});

test('a page has the same search terms in and outside of the sidebar', () => {
  const words = (roles: Parameters<typeof palettePages>[0]) =>
    palettePages(roles).find(({ label }) => label === 'Offers')?.words;
  expect(words([])).toContain('loi');
  expect(words(['seller'])).toContain('loi');
});
