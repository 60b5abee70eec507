import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkSignature } from './check-signature.ts';

test('a signature counts only as it was written, digit for digit', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const key = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('hex');
  const signature = sign(null, Buffer.from('a text'), privateKey).toString('hex');
  const check = (given: string, of = key) => checkSignature(of, given, 'a text');
  expect(await check(signature)).toBe(true);
  const altered = [
    `${signature}0`,
    `${signature} `,
    `${signature}00`,
    signature.toUpperCase(),
    signature.slice(1),
  ];
  for (const one of altered) expect(await check(one), one).toBe(false);
  expect(await check(signature, `${key}0`)).toBe(false);
});
