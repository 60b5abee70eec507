import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { copyDatabase } from '../support/copied-database.ts';
import { test as plain } from '../support/database.ts';
import { join } from '../support/people.ts';
import { testProduct } from '../support/product.ts';
import { countStatements } from '../support/statements.ts';
import { basic } from './people.ts';

/** Compares the work that is done, because comparing response times would be unreliable. */
const test = plain.extend(
  'watched',
  { scope: 'file' }, // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names out of this pattern
  async ({}, { onCleanup }) => {
    const statements = countStatements();
    const database = await copyDatabase();
    const product = await testProduct(database, { rateLimits: true });
    onCleanup(async () => {
      statements.stop();
      await product[Symbol.asyncDispose]();
      await database.drop();
    });
    const known = await join(product, 'Petra Known');
    const workOf = async (ask: () => Promise<Response>) => {
      product.queued.splice(0);
      const before = statements.texts().length;
      const { status } = await ask();
      const queued = product.queued.map(({ job, data }) => ({ job, size: JSON.stringify(data).length }));
      return { status, statements: statements.texts().slice(before), queued };
    };
    return { product, known, workOf };
  },
);

const stranger = () => `${randomBytes(8).toString('hex')}@shop.example`;

test('a password reset does the same work for addresses with and without an account', async ({
  watched: { product, known, workOf },
}) => {
  const ask = (email: string) => () => product.call('POST', '/api/password-reset', { body: { email } });
  const [a, b] = [await workOf(ask(known.email)), await workOf(ask(stranger()))];
  expect(a.status).toBe(200);
  expect(a.queued).toHaveLength(1);
  expect(b).toEqual(a);
});

/** Operation and table only: the accounts library writes its queries differently. */
function kindOf(statement: string): string {
  const [, act = ''] = /^\s*(\w+)/.exec(statement) ?? [];
  return `${act} ${/\b(?:from|into) "?(person|account|attempt)\b/.exec(statement)?.[1] ?? ''}`;
}

test('a wrong password causes the same work for addresses with and without an account', async ({
  watched: { product, known, workOf },
}) => {
  const guess = (email: string) => () =>
    product.call('GET', '/token/', { headers: basic(email, 'a wrong guess of mine') });
  const [a, b] = [await workOf(guess(known.email)), await workOf(guess(stranger()))];
  expect(a.status).toBe(401);
  expect([b.status, b.queued]).toEqual([a.status, a.queued]);
  expect(b.statements.map(kindOf).toSorted()).toEqual(a.statements.map(kindOf).toSorted());
});
