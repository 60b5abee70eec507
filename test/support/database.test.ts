import { expect } from 'vitest';
import { test } from './database.ts';

const person = {
  email: 'a@b.example',
  email_verified: true,
  first_name: 'A',
  last_name: 'B',
  username: 'a_b',
};

for (const round of ['once', 'and again'])
  test(`discards what a test wrote through tx, ${round}`, async ({ tx }) => {
    await tx.insertInto('person').values(person).execute();
    expect(await tx.selectFrom('person').select('email').execute()).toEqual([{ email: person.email }]);
  });

for (const round of ['once', 'and again'])
  test(`begin keeps its writes, rolls back what failed, and leaves nothing after the test, ${round}`, async ({
    tx,
    begin,
  }) => {
    await begin((inner) => inner.insertInto('person').values(person).execute());
    const both = await Promise.allSettled([
      begin((inner) => inner.insertInto('person').values(person).execute()),
      begin((inner) => inner.selectFrom('person').select('email').execute()),
    ]);
    expect(both.map((one) => one.status)).toEqual(['rejected', 'fulfilled']);
    expect(await tx.selectFrom('person').select('email').execute()).toHaveLength(1);
  });

test('a fresh database is migrated and isolated from other tests', async ({ fresh, tx }) => {
  await fresh.db.insertInto('person').values(person).execute();
  expect(await fresh.db.selectFrom('person').select('email').execute()).toHaveLength(1);
  expect(await tx.selectFrom('person').select('email').execute()).toEqual([]);
});
