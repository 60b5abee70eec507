import { getMigrations } from 'better-auth/db/migration';
import { describe, expect } from 'vitest';
import { createAuth } from '#features/people/accounts/server/auth.ts';
import { inTransaction } from '#features/people/accounts/server/in-transaction.ts';
import { test } from '../support/database.ts';

describe('the accounts library', () => {
  test('finds all its tables and columns in our migrations', async ({ workerDatabase: { pool } }) => {
    const auth = createAuth({ pool, secret: 'x'.repeat(43), publicUrl: 'http://localhost', identity: null });
    const { compileMigrations } = await getMigrations(auth.options);
    expect(await compileMigrations()).toBe(';');
  });

  test('writes in our transaction, so that a rollback undoes it', async ({ fresh: { db, pool } }) => {
    const auth = createAuth({ pool, secret: 'x'.repeat(43), publicUrl: 'http://localhost', identity: null });
    const { internalAdapter } = await auth.$context;
    const email = 'ann@shop.example';
    const create = () =>
      internalAdapter.createUser(
        { name: 'Ann', lastName: 'Lee', username: 'ann', email, emailVerified: false },
        { method: 'email-password' },
      );
    const undone = db.transaction().execute(async (tx) => {
      await inTransaction(auth, tx, create);
      expect(await tx.selectFrom('person').select('email').execute()).toEqual([{ email }]);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await db.selectFrom('person').select('id').execute()).toEqual([]);
    await db.transaction().execute((tx) => inTransaction(auth, tx, create));
    expect(await db.selectFrom('person').select('first_name').execute()).toEqual([{ first_name: 'Ann' }]);
  });
});
