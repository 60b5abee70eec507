import { describe, expect, test } from 'vitest';
import { returnPathFrom, safeReturnPath } from './auth/return-path.ts';
import { mailTo, mapOf, paths } from './paths.ts';

test('an ID becomes one path segment, whatever it contains', () => {
  expect(paths.listing('../admin')).toBe('/listing/..%2Fadmin');
  expect(paths.person('a b')).toBe('/user/a%20b/profile');
});

test('sign-in keeps the return path, sign-up keeps the typed email', () => {
  expect(paths.login()).toBe('/login');
  expect(paths.login({ returnTo: '/listing/1?tab=a#b' })).toBe('/login?return=%2Flisting%2F1%3Ftab%3Da%23b');
  expect(paths.signup({ email: 'a+b@mail.example' })).toBe('/signup?email=a%2Bb%40mail.example');
});

test('links out of the site', () => {
  expect(mailTo('support@cairn.example', 'Support')).toBe('mailto:support@cairn.example?subject=Support');
  expect(mapOf('1 A St, UT')).toContain('query=1%20A%20St%2C%20UT');
});

describe('a return path', () => {
  test.each(['/user/dashboard', '/listing/1?tab=a#b', '/'])('%s is ours', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  test.each([
    'https://evil.example',
    '//evil.example/x',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    'user/dashboard',
    '',
  ])('%j is not', (path) => {
    expect(safeReturnPath(path)).toBeNull();
    expect(paths.login({ returnTo: path })).toBe('/login');
  });

  test('falls back if the address has none or an invalid one', () => {
    expect(returnPathFrom('?return=%2Fmarketplace', '/x')).toBe('/marketplace');
    expect(returnPathFrom('?return=%2F%2Fevil.example', '/x')).toBe('/x');
    expect(returnPathFrom('', '/x')).toBe('/x');
  });
});
