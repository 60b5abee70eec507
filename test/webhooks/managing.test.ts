import { describe, expect } from 'vitest';
import { z } from 'zod';
import { test as plain } from '#test/support/database.ts';
import { expectOk, join, signIn } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';
import { addWebhook, sendTest } from '#test/support/webhooks.ts';
import { deliveriesOf, networks, test, webhooksOf } from './world.ts';

const kinds = ['offer-moved'];
const secretAddress = 'https://hooks.example/T0P-SECRET?key=abc';

describe('who may', () => {
  test('only the owner, and an admin only what keeps the site in order', async ({ product, owner }) => {
    const { id } = await addWebhook(owner, secretAddress);
    const delivery = await sendTest(owner, id);
    const other = await join(product, 'Ada Lovelace');
    const admin = await join(product, 'Adam Root', ['admin']);
    const change = { url: 'https://evil.example/', kinds, version: 1 };
    for (const [who, allowed] of [
      [other, []],
      [admin, ['deliveries', 'replay', 'delivery', 'off']],
    ] as const) {
      const calls = {
        deliveries: () => who.get(`/api/webhooks/${id}/deliveries`),
        change: () => who.put(`/api/webhooks/${id}`, change),
        secret: () => who.post(`/api/webhooks/${id}/secret`, {}),
        test: () => who.post(`/api/webhooks/${id}/test`, {}),
        replay: () => who.post(`/api/webhooks/${id}/replay`, {}),
        delivery: () => who.post(`/api/webhook-deliveries/${delivery}/replay`, {}),
        off: () => who.post(`/api/webhooks/${id}/switch`, { on: false }),
        on: () => who.post(`/api/webhooks/${id}/switch`, { on: true }),
        remove: () => who.delete(`/api/webhooks/${id}`),
      };
      for (const [name, call] of Object.entries(calls)) {
        const { status } = await call();
        expect(`${who.firstName} ${name} ${status}`).toBe(
          `${who.firstName} ${name} ${(allowed as readonly string[]).includes(name) ? 200 : 404}`,
        );
      }
    }
    expect((await other.get('/api/webhooks?scope=all')).status).toBe(403);
    expect(await webhooksOf(other)).toEqual([]);
  });

  test('an admin sees where a webhook leads, and not its address', async ({ product, owner }) => {
    await addWebhook(owner, secretAddress);
    const admin = await join(product, 'Adam Root', ['admin']);
    expect(await webhooksOf(admin)).toEqual([]);
    expect(await webhooksOf(admin, 'all')).toMatchObject([{ url: 'https://hooks.example' }]);
    expect(await webhooksOf(owner)).toMatchObject([{ url: secretAddress }]);
  });

  test('adding, changing and a new secret ask for the password', async ({ product, owner }) => {
    const body = { url: secretAddress, kinds };
    const call = product.call('POST', '/api/webhooks', { key: owner.key, body });
    expect(await (await call).json()).toMatchObject({ code: 'confirm-it-is-you' });
  });
});

describe('settings', () => {
  test('ten webhooks are the most, also for twenty at once', async ({ owner }) => {
    await addWebhook(owner, secretAddress);
    const body = { url: secretAddress, kinds };
    const answers = await Promise.all(Array.from({ length: 20 }, () => owner.post('/api/webhooks', body)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(9);
    expect(await webhooksOf(owner)).toHaveLength(10);
  });

  test('a change of a stale version is refused, and the secret is shown once', async ({ owner }) => {
    const { id, secret } = await addWebhook(owner, secretAddress);
    const change = { url: 'https://other.example/', kinds, version: 1 };
    await expectOk(owner.put(`/api/webhooks/${id}`, change));
    expect((await owner.put(`/api/webhooks/${id}`, change)).status).toBe(409);
    const shown = JSON.stringify([await webhooksOf(owner), await expectOk(owner.get('/api/webhooks'))]);
    expect(shown).not.toContain(secret.slice(6, 20));
  });

  test('the secret is sealed in the database', async ({ product, owner }) => {
    const { secret } = await addWebhook(owner, secretAddress);
    const rows = await product.database.db.selectFrom('webhook').selectAll().execute();
    const stored = rows.map((row) => row.secret.toString('latin1')).join();
    expect(stored).not.toContain(secret.slice(6));
  });

  test('a lock and a reset of the password turn them off, and they do not come back by themselves', async ({
    product,
    owner,
  }) => {
    await addWebhook(owner, secretAddress);
    const admin = await join(product, 'Adam Root', ['admin']);
    await expectOk(admin.put(`/api/users/${owner.id}/ban`, { reason: 'Fraud' }));
    await expectOk(admin.delete(`/api/users/${owner.id}/ban`));
    const back = { ...owner, ...(await signIn(product, owner)) };
    expect(await webhooksOf(back)).toMatchObject([{ off: { cause: 'credentials_reset' } }]);
  });

  test('closing the account removes its webhooks', async ({ product, owner }) => {
    const { id } = await addWebhook(owner, secretAddress);
    await sendTest(owner, id);
    await expectOk(owner.delete(`/api/users/${owner.id}/`));
    expect(await product.database.db.selectFrom('webhook').selectAll().execute()).toEqual([]);
    expect(await product.database.db.selectFrom('webhook_delivery').selectAll().execute()).toEqual([]);
  });
});

const site = plain.extend('owner', async ({ fresh }, { onCleanup }) => {
  const product = await testProduct(fresh);
  onCleanup(() => product[Symbol.asyncDispose]());
  return { product, owner: await join(product, 'Olive Owner') };
});

describe('private addresses', () => {
  const written = [
    'https://127.0.0.1/',
    'https://localhost/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0.0.0.0/',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.7:5432/',
  ];

  site('are refused at the connection, in every way to write them', async ({ owner: { product, owner } }) => {
    const ids: string[] = [];
    for (const url of written) ids.push((await addWebhook(owner, url, kinds)).id);
    for (const id of ids) await sendTest(owner, id);
    await product.runJobs();
    for (const [at, id] of ids.entries()) {
      const [delivery] = await deliveriesOf(owner, id);
      expect(`${written[at]} ${delivery?.trouble}`).toBe(`${written[at]} private-address`);
    }
  });

  site(
    'and plain http is refused when it is entered, unless the operator allows private networks',
    async ({ fresh, owner: { owner } }) => {
      const body = { url: 'http://hooks.example/', kinds };
      const refused = await owner.post('/api/webhooks', body);
      expect(refused.status).toBe(422);
      const fields = z.object({ fields: z.object({ url: z.array(z.string()) }) });
      expect(fields.parse(await refused.json()).fields.url).toEqual([
        'The address must begin with https://.',
      ]);
      await using open = await testProduct(fresh, { webhookNetworks: networks });
      const other = await join(open, 'Ada Lovelace');
      expect((await other.post('/api/webhooks', body)).status).toBe(201);
    },
  );
});
