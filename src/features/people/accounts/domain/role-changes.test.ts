import { expect, test } from 'vitest';
import { roleChanges } from './role-changes.ts';

test('gives and takes only what differs', () => {
  expect(roleChanges(['buyer', 'admin'], ['broker', 'buyer'])).toEqual({
    given: ['broker'],
    taken: ['admin'],
  });
  expect(roleChanges(['buyer'], ['buyer'])).toEqual({ given: [], taken: [] });
});
