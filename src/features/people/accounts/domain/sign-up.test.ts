import { describe, expect, it } from 'vitest';
import { passwordMessages, usernameFrom } from './sign-up.ts';

describe('username', () => {
  it('replaces @ in the email with an underscore', () => {
    expect(usernameFrom('ann.lee@shop.example')).toBe('ann.lee_shop.example');
  });
});

describe('live password messages', () => {
  const short = 'Password must be at least 8 characters.';
  const long = 'Password must be no more than 50 characters.';
  const differ = 'Passwords do not match.';
  it.each([
    ['', '', []],
    ['', 'abc', []],
    ['1234567', '', [short]],
    ['12345678', '', []],
    ['12345678', '12345678', []],
    ['12345678', '12345679', [differ]],
    ['short', 'shorter', [short, differ]],
    ['x'.repeat(50), '', []],
    ['x'.repeat(51), '', [long]],
  ])('%j confirmed by %j', (password, confirm, messages) => {
    expect(passwordMessages(password, confirm)).toEqual(messages);
  });
});
