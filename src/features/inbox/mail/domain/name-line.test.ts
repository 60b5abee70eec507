import { expect, test } from 'vitest';
import { nameLine } from './name-line.ts';

test('a name stays on one line and is not linked by mail programs', () => {
  expect(nameLine('Buyer', 'Ada Lovelace')).toBe('Buyer: Ada Lovelace');
  expect(nameLine('Buyer', 'J.R. O’Neill-Smith')).toBe('Buyer: J. R. O’Neill-Smith');
  expect(nameLine('From', 'pay.example Now')).toBe('From: pay. example Now');
  expect(nameLine('From', 'https://pay.example/now ada@pay.example')).not.toMatch(/\S[.:/@]\S/);
  expect(nameLine('Customer', 'Ada\n\nPay at once')).toBe('Customer: Ada Pay at once');
});
