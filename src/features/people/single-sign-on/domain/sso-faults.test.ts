import { expect, test } from 'vitest';
import { emailFault } from './sso-faults.ts';

const domains = ['firm.com', 'firm.co.uk'];
const of = (email: string, emailVerified = true) => emailFault({ email, emailVerified }, domains);

test('takes confirmed addresses of the firm’s domains alone', () => {
  expect(of('ann@firm.com')).toBeNull();
  expect(of('ann@FIRM.co.uk')).toBeNull();
  expect(of('ann@firm.com', false)).toBe('email-not-verified');
  for (const email of [
    'ann@other.com',
    'ann@mail.firm.com',
    'ann@firm.com.evil.com',
    'firm.com',
    'ann@evilfirm.com',
  ])
    expect(of(email)).toBe('domain-not-allowed');
});
