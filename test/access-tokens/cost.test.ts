import { describe, expect } from 'vitest';
import { newTokenSecret } from '#platform/token-secret.ts';
import { byToken, makeToken } from '#test/support/access-tokens.ts';
import { problemOf } from '#test/support/caller.ts';
import { copyDatabase } from '#test/support/copied-database.ts';
import { test as plain } from '#test/support/database.ts';
import { join } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';
import { countStatements } from '#test/support/statements.ts';

const test = plain.extend(
  'counted',
  { scope: 'file' },
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names out of this pattern
  async ({}, { onCleanup }) => {
    const statements = countStatements();
    const database = await copyDatabase();
    const product = await testProduct(database, { rateLimits: true });
    onCleanup(async () => {
      statements.stop();
      await product[Symbol.asyncDispose]();
      await database.drop();
    });
    const of = async (call: () => Promise<Response>) => {
      const before = statements.texts().length;
      await call();
      return statements.texts().slice(before);
    };
    return { product, of };
  },
);

describe('the cost of identifying the caller', () => {
  test('is one statement by key as before, one by token, none for a mistyped token', async ({
    counted: { product, of },
  }) => {
    const person = await join(product, 'Ann Lee');
    const token = await makeToken(product, person, { scopes: ['listings:read'] });
    await token.get('/api/business/');
    const byKey = await of(() => person.get('/api/business/'));
    expect(byKey.filter((text) => text.includes('"session"'))).toHaveLength(1);
    expect(byKey.filter((text) => text.includes('access_token'))).toEqual([]);
    const withToken = await of(() => token.get('/api/business/'));
    expect(withToken.filter((text) => text.includes('access_token'))).toHaveLength(1);
    expect(withToken).toHaveLength(byKey.length);
    const mistyped = byToken(product, token.secret.slice(0, -1));
    expect(await of(() => mistyped.get('/api/business/'))).toEqual([]);
  });

  test('is the same for a token that never was, has expired or was revoked', async ({
    counted: { product, of },
  }) => {
    const person = await join(product, 'Bea Lee');
    const revoked = await makeToken(product, person, { scopes: ['listings:read'] });
    await person.delete(`/api/access-tokens/${revoked.id}`);
    const expired = await makeToken(product, person, { scopes: ['listings:read'], life: 1 });
    product.clock.advance(1);
    const never = byToken(product, newTokenSecret('personal'));
    const seen = [];
    for (const one of [never, revoked, expired]) seen.push(await of(() => one.get('/api/business/')));
    expect(seen.map((texts) => texts.length)).toEqual([1, 1, 1]);
    expect(new Set(seen.flat()).size).toBe(1);
  });
});

describe('limits', () => {
  test('count each token by itself, and leave its owner what they need', async ({ counted: { product } }) => {
    const person = await join(product, 'Cy Lee');
    const one = await makeToken(product, person, { scopes: ['listings:read'] });
    const other = await makeToken(product, person, { scopes: ['listings:read'] });
    let refused: Response | null = null;
    for (let n = 0; n < 1_300 && !refused; n += 1) {
      const answer = await one.get('/api/business/');
      if (answer.status !== 200) refused = answer;
    }
    expect(refused && (await problemOf(refused)).code).toBe('too-many-reads');
    expect((await other.get('/api/business/')).status).toBe(200);
    expect((await person.get('/api/business/')).status).toBe(200);
  });
});
