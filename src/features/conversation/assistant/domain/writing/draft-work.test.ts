import { expect, test } from 'vitest';
import { factOf } from '../fact.ts';
import { draftCheck } from './draft-sentences.ts';

const lease = 'We have the lease of the shop.';

/** What is read of the grounds of a draft, counted. */
function counting(own: readonly string[], found: readonly string[] = []) {
  const reads = { own: 0, found: 0 };
  const source = { kind: 'page', title: 'A page', href: null, quote: null } as const;
  const check = draftCheck({
    get own() {
      reads.own += 1;
      return own;
    },
    get facts() {
      reads.found += 1;
      return found.map((text) => factOf(text, source));
    },
    names: [],
    secret: [],
  });
  return { check, reads };
}

test('clauses are taken apart once for all sentences of a draft', () => {
  const { check, reads } = counting([lease], ['The rent is $8,450 per month.']);
  for (let n = 0; n < 30; n += 1) {
    expect(check(lease)).toBeNull();
    expect(check('The rent is $8,450 per month.')).toBeNull();
  }
  expect(reads).toEqual({ own: 1, found: 1 });
});

test('of what was said a share is looked at, the newest first', () => {
  const { check } = counting([
    'We have the oven of the shop.',
    `${lease} `.repeat(900),
    'We have the truck.',
  ]);
  expect(check('We have the oven of the shop.')).toBeNull();
  expect(check(lease)).toBe('unfounded');
});

test('so are the first sentences of a draft', () => {
  const { check } = counting([lease]);
  const all = Array.from({ length: 200 }, () => check(lease));
  expect(all.filter((why) => why === null)).toHaveLength(80);
});

test('and no sentence without an end', () => {
  const { check } = counting([`We have the lease ${'and the oven '.repeat(400)}`]);
  expect(check('We have the lease.')).toBe('unfounded');
});
