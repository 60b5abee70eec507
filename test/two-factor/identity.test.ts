import { describe, expect } from 'vitest';
import { getConfirmation } from '#features/people/sessions/contract.ts';
import { beginAuthenticator } from '#features/people/two-factor/contract.ts';
import { minutes, seconds } from '#kernel/instant.ts';
import { problemOf } from '#test/support/caller.ts';
import { runningClock } from '#test/support/standing-clock.ts';
import { token } from '#wire/sign-in.ts';
import { popup } from '../accounts/popup.ts';
import { listening, serveApp } from '../http/real-server.ts';
import { test as plain } from '../support/database.ts';
import { expectOk, join } from '../support/people.ts';
import { testProduct } from '../support/product.ts';
import { appFor } from '../support/two-factor.ts';

const test = plain.extend('world', async ({ fresh }, { onCleanup }) => {
  const real = await listening();
  const product = await testProduct(fresh, {
    publicUrl: real.url,
    developmentIdentity: true,
    // The stand-in dates its tokens by a clock of its own.
    clock: runningClock(),
  });
  onCleanup(async () => {
    await real.server.stop();
    await product[Symbol.asyncDispose]();
  });
  serveApp(real, product.app);
  const identityTokenOf = async (who: typeof dana) =>
    (await popup(real.url, who)).message.identityToken ?? '';
  const enter = (identityToken: string) =>
    product.call('GET', '/token/', { headers: { Authorization: `Bearer ${identityToken}` } });
  const confirm = (key: string, identityToken: string) =>
    product.call('POST', '/api/session-confirmation', { key, body: { way: 'identity', identityToken } });
  return { product, identityTokenOf, enter, confirm };
});

const dana = { email: 'dana@dev.example', firstName: 'Dana', lastName: 'Dev' };
const otto = { email: 'otto@dev.example', firstName: 'Otto', lastName: 'Other' };
const codeOf = async (answer: Promise<Response>) => (await problemOf(await answer)).code;
const keyIn = async (answer: Promise<Response>) => token.parse(await expectOk(answer)).jwt;

describe('a person who only signs in with an identity provider', () => {
  test('confirms with a new identity token of their own, sets up an app, and needs it from then on', async ({
    world: { product, identityTokenOf, enter, confirm },
  }) => {
    const key = await keyIn(enter(await identityTokenOf(dana)));
    const ask = () => product.call('POST', '/api/two-factor/authenticator-key', { key, body: {} });
    expect(await codeOf(ask())).toBe('confirm-it-is-you');
    const ways = await expectOk(product.call('GET', '/api/session-confirmation', { key }));
    expect(getConfirmation.reply.parse(ways)).toMatchObject({ password: false, identity: 'development' });
    await expectOk(confirm(key, await identityTokenOf(dana)));
    const app = appFor(product, beginAuthenticator.reply.parse(await expectOk(ask())).address);
    const body = { code: await app.code() };
    await expectOk(product.call('POST', '/api/two-factor/authenticator', { key, body }));
    product.clock.advance(31 * seconds);
    const before = await product.database.db.selectFrom('session').select('id').execute();
    const asked = await enter(await identityTokenOf(dana));
    expect(asked.headers.getSetCookie()).toEqual([]);
    const refusal: Record<string, unknown> = await asked.json();
    expect(refusal).toMatchObject({ status: 401, code: 'second-factor-needed' });
    expect(await product.database.db.selectFrom('session').select('id').execute()).toEqual(before);
    const step = { factor: 'authenticator-app', challenge: refusal.challenge, code: await app.code() };
    const entered = await keyIn(product.call('POST', '/api/sign-in/second-factor', { body: step }));
    expect((await product.call('GET', '/api/business/', { key: entered })).status).toBe(200);
  });

  test('cannot confirm with another person’s identity, a used or an old token, or a password', async ({
    world: { product, identityTokenOf, enter, confirm },
  }) => {
    const first = await identityTokenOf(dana);
    const key = await keyIn(enter(first));
    expect(await codeOf(confirm(key, first))).toBe('identity-token-refused');
    await keyIn(enter(await identityTokenOf(otto)));
    expect(await codeOf(confirm(key, await identityTokenOf(otto)))).toBe('other-identity');
    const old = await identityTokenOf(dana);
    product.clock.advance(6 * minutes);
    expect(await codeOf(confirm(key, old))).toBe('identity-token-refused');
    const body = { way: 'password', password: 'a password' };
    const byPassword = product.call('POST', '/api/session-confirmation', { key, body });
    expect(await codeOf(byPassword)).toBe('wrong-credentials');
    const close = product.call('DELETE', `/api/two-factor`, { key });
    expect(await codeOf(close)).toBe('confirm-it-is-you');
  });

  test('with a password on the account cannot bypass the second factor either', async ({
    world: { product, enter, identityTokenOf },
  }) => {
    const person = await join(product, 'Ines Keyholder', [], { email: dana.email });
    await product.database.db
      .updateTable('person')
      .set({ email_verified: true })
      .where('id', '=', person.id)
      .execute();
    const begun = await expectOk(person.post('/api/two-factor/authenticator-key', {}));
    const app = appFor(product, beginAuthenticator.reply.parse(begun).address);
    await expectOk(person.post('/api/two-factor/authenticator', { code: await app.code() }));
    expect(await codeOf(enter(await identityTokenOf(dana)))).toBe('second-factor-needed');
  });
});
