import { expect } from 'vitest';
import { test } from '../support/database.ts';
import { expectOk, join } from '../support/people.ts';
import { testProduct } from '../support/product.ts';

test('passwords are hashed at full strength by default', async ({ fresh }) => {
  await using product = await testProduct(fresh, { strongPasswords: true });
  const kept = () => fresh.db.selectFrom('account').select('password').executeTakeFirstOrThrow();
  const strong = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;
  const person = await join(product, 'Petra Strong');
  const first = await kept();
  expect(first.password).toMatch(strong);
  const change = { currentPassword: person.password, password: 'another password of mine' };
  await expectOk(person.put('/api/password', change));
  const second = await kept();
  expect(second.password).toMatch(strong);
  expect(second.password).not.toBe(first.password);
});
