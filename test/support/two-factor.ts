import { createOTP } from '@better-auth/utils/otp';
import { z } from 'zod';
import { addAuthenticator, beginAuthenticator } from '#features/people/two-factor/contract.ts';
import { seconds } from '#kernel/instant.ts';
import { expectOk, type Someone } from './people.ts';
import type { TestProduct } from './product.ts';

export type App = { code(at?: Date): Promise<string> };

export function appFor(product: Pick<TestProduct, 'clock'>, address: string): App {
  const secret = Buffer.from(fromBase32(new URL(address).searchParams.get('secret') ?? '')).toString('utf8');
  return {
    code: (at = product.clock.now()) => createOTP(secret).hotp(Math.floor(at.getTime() / (30 * seconds))),
  };
}

export async function setUpApp(product: TestProduct, person: Someone) {
  const begun = await expectOk(person.post('/api/two-factor/authenticator-key', {}));
  const { address } = beginAuthenticator.reply.parse(begun);
  const app = appFor(product, address);
  const added = await expectOk(person.post('/api/two-factor/authenticator', { code: await app.code() }));
  return { app, recoveryCodes: addAuthenticator.reply.parse(added).recoveryCodes };
}

const refusal = z.object({
  status: z.literal(401),
  code: z.literal('second-factor-needed'),
  challenge: z.string(),
  factors: z.array(z.string()),
});

export async function firstStep(product: Pick<TestProduct, 'call'>, { email, password }: Someone) {
  const basic = Buffer.from(`${email}:${password}`).toString('base64');
  const answer = await product.call('GET', '/token/', { headers: { Authorization: `Basic ${basic}` } });
  return { ...refusal.parse(await answer.json()), cookies: answer.headers.getSetCookie() };
}

function fromBase32(text: string): Uint8Array {
  const bits = [...text.replace(/=/g, '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}
