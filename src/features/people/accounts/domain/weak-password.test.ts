import { expect, test } from 'vitest';
import { weaknessOf } from './weak-password.ts';

const own = ['ann.lee@shop.example', 'Ann', 'Lee', '801-555-0177', 'Cairn'];
const common = new Set(['password', 'password1', 'sunshine', '12345678']);
const of = (password: string) => weaknessOf(password, own, (text) => common.has(text));

test.each([
  'password',
  'PassWord',
  'password!!!',
  'Password1!',
  '１２３４５６７８',
  '12345678',
  'aaaaaaaa',
  'yxyxyxyxyx',
  'klmnopqrst',
  'ZYXWVUTS',
])('rejects %s as a common password', (password) => {
  expect(of(password)).toBe('common');
});

test.each([
  'ann.lee@shop.example',
  'ANN.LEE@SHOP.EXAMPLE',
  'ann_lee_shop',
  'annlee2026',
  'Lee-Ann-1990',
  'cairncairn',
  'Cairn2026!',
  'cairn-password',
  'ann sunshine',
  '8015550177',
  '(801) 555-0177!',
])('rejects %s as derived from the account', (password) => {
  expect(of(password)).toBe('own');
});

test.each([
  'correct horse battery',
  'ann rides to Ohio',
  'smartphone-77',
  'Kestrel-lane-2026',
  'abc walks to 123',
  'Wannabe-lumber',
  'kX9#mm2!tq',
  'zażółć gęślą',
  'z'.repeat(21),
])('accepts %s', (password) => {
  expect(of(password)).toBeNull();
});
