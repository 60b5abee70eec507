import { describe, expect } from 'vitest';
import { getConfirmation } from '#features/people/sessions/contract.ts';
import { minutes } from '#kernel/instant.ts';
import { problemOf } from '#test/support/caller.ts';
import { endpointsOf, nameOf } from '#test/support/calls.ts';
import { test } from '../product/a-deal.ts';
import { addPasskey, challengeOf } from '../support/passkeys.ts';
import { expectOk, join, type Someone, signIn } from '../support/people.ts';
import type { TestProduct } from '../support/product.ts';

const missingId = '00000000-0000-4000-8000-000000000000';

/** Calls with the key only, without confirming the password on request. */
const bare = (product: TestProduct, { key }: Pick<Someone, 'key'>) => ({
  call: (method: string, path: string, body?: unknown) =>
    product.call(method, path, { key, ...(body === undefined ? {} : { body }) }),
});
const codeOf = async (answer: Promise<Response>) => (await problemOf(await answer)).code;

test('exactly these endpoints require a recent confirmation', async ({ deal: { product } }) => {
  const asking = endpointsOf(product).filter(({ confirmed }) => confirmed !== undefined);
  expect(
    asking.map((endpoint) => `${nameOf(endpoint)} ${endpoint.confirmed}`).toSorted(),
  ).toMatchInlineSnapshot(`
    [
      "DELETE /api/two-factor always",
      "DELETE /api/two-factor/authenticator always",
      "DELETE /api/users/:id/ always",
      "DELETE /api/users/:id/ban always",
      "DELETE /api/users/:id/roles always",
      "GET /api/own-data always",
      "GET /api/own-data.zip always",
      "POST /api/access-tokens always",
      "POST /api/branding/restorations always",
      "POST /api/branding/versions always",
      "POST /api/broker-requests/:id/approval always",
      "POST /api/passkeys/:id/removal always",
      "POST /api/passkeys/challenge always",
      "POST /api/service-tokens always",
      "POST /api/two-factor/authenticator always",
      "POST /api/two-factor/authenticator-key always",
      "POST /api/two-factor/passkeys always",
      "POST /api/two-factor/recovery-codes always",
      "POST /api/users/:id/roles always",
      "POST /api/users/:id/two-factor-reset always",
      "POST /api/webhooks always",
      "POST /api/webhooks/:id/secret always",
      "PUT /api/access-tokens/:id by-use-case",
      "PUT /api/deal-rooms/:id/second-factor always",
      "PUT /api/users/:id/ by-use-case",
      "PUT /api/users/:id/ban always",
      "PUT /api/webhooks/:id always",
    ]
  `);
});

test('each of them refuses an unconfirmed session, whatever the call is about', async ({
  deal: { product },
}) => {
  const admin = bare(product, await join(product, 'Ada Office', ['admin']));
  const always = endpointsOf(product).filter(({ confirmed }) => confirmed === 'always');
  const said: string[] = [];
  for (const endpoint of always) {
    const path = endpoint.path.replace(':id', missingId);
    const body = endpoint.method === 'GET' ? undefined : {};
    said.push(`${nameOf(endpoint)} ${await codeOf(admin.call(endpoint.method, path, body))}`);
  }
  expect(said).toEqual(always.map((endpoint) => `${nameOf(endpoint)} confirm-it-is-you`));
});

describe('closing one’s account through the API', () => {
  test('is refused with only the key and says what to do; with the password it works', async ({
    deal: { buyer, product },
  }) => {
    const { call } = bare(product, buyer);
    const refused = await problemOf(await call('DELETE', `/api/users/${buyer.id}/`));
    expect(refused).toMatchObject({
      status: 403,
      code: 'confirm-it-is-you',
      confirmAt: '/api/session-confirmation',
    });
    const wrong = { way: 'password', password: 'not mine' };
    expect(await codeOf(call('POST', '/api/session-confirmation', wrong))).toBe('wrong-credentials');
    expect((await call('DELETE', `/api/users/${buyer.id}/`)).status).toBe(403);
    const right = { way: 'password', password: buyer.password };
    await expectOk(call('POST', '/api/session-confirmation', right));
    expect((await call('DELETE', `/api/users/${buyer.id}/`)).status).toBe(200);
  });

  test('needs a confirmation in the same session, which lasts ten minutes', async ({
    deal: { buyer, product },
  }) => {
    const here = bare(product, buyer);
    const there = bare(product, await signIn(product, buyer));
    await expectOk(
      here.call('POST', '/api/session-confirmation', { way: 'password', password: buyer.password }),
    );
    expect(await codeOf(there.call('DELETE', `/api/users/${buyer.id}/`))).toBe('confirm-it-is-you');
    const until = async () =>
      getConfirmation.reply.parse(await expectOk(here.call('GET', '/api/session-confirmation')));
    expect(await until()).toMatchObject({
      password: true,
      identity: 'off',
      confirmedUntil: expect.any(String),
    });
    product.clock.advance(10 * minutes);
    expect((await until()).confirmedUntil).toBeNull();
    expect(await codeOf(here.call('DELETE', `/api/users/${buyer.id}/`))).toBe('confirm-it-is-you');
  });
});

describe('a passkey', () => {
  test('confirms like the password: once, for its own session, by its owner', async ({
    deal: { buyer, seller, product },
  }) => {
    const { device } = await addPasskey(buyer);
    product.clock.advance(11 * minutes);
    const { call } = bare(product, buyer);
    const ask = () => challengeOf(call('POST', '/api/passkeys/confirmation-challenge'));
    const confirm = (response: object, by = call) => by('POST', '/api/passkeys/confirmation', { response });
    const other = bare(product, await signIn(product, buyer));
    const first = await ask();
    expect(await codeOf(confirm(device.use(first), other.call))).toBe('passkey-not-valid');
    expect(await codeOf(confirm(device.use(await ask(), { verified: false })))).toBe('passkey-not-valid');
    const answer = device.use(await ask());
    await expectOk(confirm(answer));
    expect(await codeOf(confirm(answer))).toBe('passkey-not-valid');
    expect((await call('POST', '/api/passkeys/challenge')).status).toBe(200);
    expect(await codeOf(other.call('POST', '/api/passkeys/challenge'))).toBe('confirm-it-is-you');
    const stranger = bare(product, seller);
    expect(await codeOf(stranger.call('POST', '/api/passkeys/confirmation-challenge'))).toBe('no-passkey');
  });

  test('response to a signature challenge does not confirm a session', async ({
    deal: { buyer, product },
  }) => {
    const { device } = await addPasskey(buyer);
    product.clock.advance(11 * minutes);
    const { call } = bare(product, buyer);
    await challengeOf(call('POST', '/api/passkeys/confirmation-challenge'));
    const answer = device.use('c29tZXRoaW5nIGVsc2U');
    expect(await codeOf(call('POST', '/api/passkeys/confirmation', { response: answer }))).toBe(
      'passkey-not-valid',
    );
  });
});

test('a confirmation is recorded in the audit log', async ({ deal: { buyer, product } }) => {
  const { call } = bare(product, buyer);
  await expectOk(call('POST', '/api/session-confirmation', { way: 'password', password: buyer.password }));
  const trail = await product.database.db
    .selectFrom('audit_event')
    .select('action')
    .where('subject_id', '=', buyer.id)
    .where('action', '=', 'session-confirmed')
    .execute();
  expect(trail).toHaveLength(1);
});
