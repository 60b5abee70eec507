import { expect, test } from 'vitest';
import { sidebarCookie, sidebarOpenIn } from './sidebar-state.ts';

test('the sidebar is open unless it was closed', () => {
  expect(sidebarOpenIn(null)).toBe(true);
  expect(sidebarOpenIn('a=b; cairn-sidebar=closed; c=d')).toBe(false);
  expect(sidebarOpenIn('a=b; cairn-sidebar=open')).toBe(true);
});

test('the cookie lasts 7 days', () => {
  expect(sidebarCookie(false)).toContain('cairn-sidebar=closed; Path=/; Max-Age=604800');
});
