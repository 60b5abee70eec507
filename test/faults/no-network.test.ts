import { generateKeyPair, SignJWT } from 'jose';
import { expect, vi } from 'vitest';
import { problemOf } from '#test/support/caller.ts';
import { test } from '#test/support/database.ts';
import { testProduct } from '#test/support/product.ts';

test('without a network only sign-in with Google is refused; everything else works', async ({ fresh }) => {
  const google = { clientId: 'client', clientSecret: 'secret' };
  await using product = await testProduct(fresh, { google, publicUrl: 'https://cairn.example' });
  const outside = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  try {
    const { privateKey } = await generateKeyPair('RS256');
    const token = await new SignJWT({ email: 'a@b.example', email_verified: true })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer('https://accounts.google.com')
      .setAudience(google.clientId)
      .setSubject('1')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
    const refused = await product.call('GET', '/token/', { headers: { Authorization: `Bearer ${token}` } });
    expect(refused.status).toBe(401);
    expect((await problemOf(refused)).code).toBe('identity-token-refused');
    expect(outside).toHaveBeenCalled();
    const start = await product.call('GET', '/auth/google/start');
    expect(start.status).toBe(302);
    const back = await product.call('GET', '/auth/google/callback?code=x&state=y');
    expect(back.status).toBe(400);
    expect((await product.call('GET', '/api/listing/')).status).toBe(200);
  } finally {
    outside.mockRestore();
  }
});
