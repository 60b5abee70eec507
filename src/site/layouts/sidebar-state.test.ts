import { expect, test } from 'vitest';
import { sidebarCookie, sidebarOpenIn } from './sidebar-state.ts';

test('open unless it was closed', () => {
  expect(sidebarOpenIn(null)).toBe(true);
  expect(sidebarOpenIn('a=b; cairn-sidebar=closed; c=d')).toBe(false);
  expect(sidebarOpenIn('a=b; cairn-sidebar=open')).toBe(true);
});

test('kept for 7 days', () => {
  expect(sidebarCookie(false)).toContain('cairn-sidebar=closed; Path=/; Max-Age=604800');
});
