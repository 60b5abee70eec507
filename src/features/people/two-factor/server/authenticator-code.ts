import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createOTP } from '@better-auth/utils/otp';
import { seconds } from '#kernel/instant.ts';

const period = 30 * seconds;
/** A clock may be half a minute slow or fast (RFC 6238, 5.2). */
const drift = [-1, 0, 1];

export function newAppSecret(): string {
  return randomBytes(20).toString('hex');
}

export function addressOf(secret: string, issuer: string, account: string): { address: string; key: string } {
  const address = createOTP(secret).url(issuer, account);
  return { address, key: new URL(address).searchParams.get('secret') ?? '' };
}

/** The 30-second step of a code (RFC 6238), later than `after`; `null` for a wrong code. */
export async function stepOf(
  secret: string,
  typed: string,
  { now, after }: { now: Date; after: number },
): Promise<number | null> {
  const code = Buffer.from(typed.replace(/\s/g, ''));
  const present = Math.floor(now.getTime() / period);
  let found: number | null = null;
  for (const step of drift.map((by) => present + by)) {
    const right = Buffer.from(await createOTP(secret).hotp(step));
    const same = right.length === code.length && timingSafeEqual(right, code);
    if (same && step > after) found = step;
  }
  return found;
}
