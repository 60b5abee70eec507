import { expect, test } from 'vitest';
import { palettePages } from './palette-pages.ts';

test('the sidebar’s pages and more, each once, those of admins for admins alone', () => {
  const plain = palettePages(['seller']).map(({ label }) => label);
  const admin = palettePages(['admin']).map(({ label }) => label);
  expect(plain).toEqual([...new Set(plain)]);
  expect(plain).toEqual(expect.arrayContaining(['Dashboard', 'Pre-diligence', 'Notifications', 'Help']));
  expect(plain).not.toContain('Admin');
  expect(plain).not.toContain('Outbox');
  expect(admin).toEqual(expect.arrayContaining(['Admin', 'Outbox', 'Waitlist']));
});
