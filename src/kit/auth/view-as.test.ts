import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAuthInfo } from './auth-info.ts';
import { renewToken } from './renew-token.ts';
import { dropView, keepView, readView } from './view-as.ts';

const session = new Map<string, string>();
const local = new Map<string, string>();
const storage = (map: Map<string, string>) => ({
  getItem: (key: string) => map.get(key) ?? null,
  setItem: (key: string, value: string) => map.set(key, value),
  removeItem: (key: string) => map.delete(key),
});
const assigned = vi.fn();
const fetched = vi.fn();
const view = { jwt: 'view', personId: 'p', name: 'Bea Opal', endsAt: new Date('2030-01-01T00:30:00Z') };

beforeEach(() => {
  session.clear();
  local.clear();
  assigned.mockClear();
  fetched.mockClear();
  local.set(
    'cairn-auth-info',
    JSON.stringify({ jwt: 'own', expiresAt: '2999-01-01T00:00:00.000Z', userId: 'a' }),
  );
  vi.stubGlobal('sessionStorage', storage(session));
  vi.stubGlobal('localStorage', storage(local));
  vi.stubGlobal('location', { assign: assigned });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

test('requests of this tab use the key of the view while it lasts, and that of the admin afterwards', () => {
  expect(readAuthInfo()?.jwt).toBe('own');
  expect(keepView(view)).toBe(true);
  expect(readView()).toEqual(view);
  expect(readAuthInfo()).toEqual({ jwt: 'view', expiresAt: view.endsAt, userId: 'p' });
  dropView();
  expect(readAuthInfo()?.jwt).toBe('own');
});

test('an expired view does not silently become the admin, who could change something by mistake', async () => {
  keepView({ ...view, endsAt: new Date('2020-01-01T00:00:00Z') });
  expect(readAuthInfo()?.jwt).toBe('view');
  expect(await renewToken()).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
  expect(readView()).toBeNull();
  expect(assigned).toHaveBeenCalledWith('/admin/users?view=over');
  expect(local.has('cairn-auth-info')).toBe(true);
});

test('an invalid view is ignored', () => {
  for (const text of ['{', 'null', '[]', '{"jwt":1}', JSON.stringify({ ...view, endsAt: 'soon' })]) {
    session.set('cairn-view-as', text);
    expect(readView()).toBeNull();
    expect(readAuthInfo()?.jwt).toBe('own');
  }
});
