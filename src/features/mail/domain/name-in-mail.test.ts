import { expect, test } from 'vitest';
import { nameInMail } from './name-in-mail.ts';

test('a name is no link for a mail program', () => {
  expect(nameInMail('Ada Lovelace')).toBe('Ada Lovelace');
  expect(nameInMail('J.R. O’Neill-Smith')).toBe('J. R. O’Neill-Smith');
  expect(nameInMail('pay.example Now')).toBe('pay. example Now');
  expect(nameInMail('https://pay.example/now ada@pay.example')).not.toMatch(/\S[.:/@]\S/);
  expect(nameInMail('Ada\n\nPay at once')).toBe('Ada Pay at once');
});
