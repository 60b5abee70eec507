import { describe, expect } from 'vitest';
import { days, hours, minutes, seconds } from '#kernel/instant.ts';
import { problemOf } from '#test/support/caller.ts';
import { token } from '#wire/sign-in.ts';
import { test } from '../product/a-deal.ts';
import { addPasskey } from '../support/passkeys.ts';
import { expectOk, type Someone } from '../support/people.ts';
import { type TestProduct, testProduct } from '../support/product.ts';
import { softAuthenticator } from '../support/soft-authenticator.ts';
import { firstStep, setUpApp } from '../support/two-factor.ts';

const post = (product: TestProduct, path: string, body: object) => product.call('POST', path, { body });
const second = (product: TestProduct, body: object) => post(product, '/api/sign-in/second-factor', body);
const codeOf = async (answer: Promise<Response>) => (await problemOf(await answer)).code;

async function trailOf({ database }: TestProduct, { id }: Someone): Promise<string[]> {
  const rows = await database.db
    .selectFrom('audit_event')
    .select('action')
    .where('subject_id', '=', id)
    .execute();
  return rows.map(({ action }) => action);
}

const later = (product: TestProduct) => product.clock.advance(31 * seconds);

describe('the right password of an account with a second factor', () => {
  test('gives no token and no cookie and names the next step; the code of the app completes it', async ({
    deal: { buyer, product },
  }) => {
    const { app } = await setUpApp(product, buyer);
    later(product);
    const before = await product.database.db.selectFrom('session').select('id').execute();
    const { challenge, factors, cookies } = await firstStep(product, buyer);
    expect(cookies).toEqual([]);
    expect(factors).toEqual(['authenticator-app', 'recovery-code']);
    expect(await product.database.db.selectFrom('session').select('id').execute()).toEqual(before);
    const passed = await second(product, { factor: 'authenticator-app', challenge, code: await app.code() });
    const [cookie = ''] = passed.headers.getSetCookie();
    const { jwt, userId } = token.parse(await expectOk(Promise.resolve(passed)));
    expect(userId).toBe(buyer.id);
    expect((await product.call('GET', '/api/business/', { key: jwt })).status).toBe(200);
    const renewed = await product.call('GET', '/token/', { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(renewed.status).toBe(200);
    expect(await trailOf(product, buyer)).toEqual(
      expect.arrayContaining(['second-factor-asked', 'second-factor-authenticator-app']),
    );
  });

  test('cannot be completed with a used code, one of another minute, or one of another person', async ({
    deal: { buyer, seller, product },
  }) => {
    const { app } = await setUpApp(product, buyer);
    const others = await setUpApp(product, seller);
    const attempt = async (code: string) => {
      const { challenge } = await firstStep(product, buyer);
      return second(product, { factor: 'authenticator-app', challenge, code });
    };
    expect(await codeOf(attempt(await app.code()))).toBe('code-wrong');
    later(product);
    const used = await app.code();
    expect(await codeOf(attempt(await others.app.code()))).toBe('code-wrong');
    expect((await attempt(used)).status).toBe(200);
    expect(await codeOf(attempt(used))).toBe('code-wrong');
    product.clock.advance(2 * minutes);
    const old = new Date(product.clock.now().getTime() - 61 * seconds);
    expect(await codeOf(attempt(await app.code(old)))).toBe('code-wrong');
    const late = new Date(product.clock.now().getTime() - 30 * seconds);
    expect((await attempt(await app.code(late))).status).toBe(200);
  });

  test('accepts only one of two concurrent right answers', async ({ deal: { buyer, product } }) => {
    const { app } = await setUpApp(product, buyer);
    later(product);
    const code = await app.code();
    const one = await firstStep(product, buyer);
    const two = await firstStep(product, buyer);
    const answers = await Promise.all(
      [one, one, two].map(({ challenge }) =>
        second(product, { factor: 'authenticator-app', challenge, code }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('allows five wrong codes per sign-in, then none, and tells the person', async ({
    deal: { buyer, product },
  }) => {
    const { app } = await setUpApp(product, buyer);
    later(product);
    const { challenge } = await firstStep(product, buyer);
    const guess = (code: string) => second(product, { factor: 'authenticator-app', challenge, code });
    for (let n = 0; n < 5; n += 1) expect(await codeOf(guess('000000'))).toBe('code-wrong');
    expect(await codeOf(guess(await app.code()))).toBe('sign-in-over');
    expect(await buyer.mails('two-factor-failed')).toHaveLength(1);
    expect((await trailOf(product, buyer)).filter((a) => a === 'second-factor-failed')).toHaveLength(5);
  });

  test('leaves ten minutes for the second step, and is void after a password change', async ({
    deal: { buyer, product },
  }) => {
    const { app } = await setUpApp(product, buyer);
    const { challenge } = await firstStep(product, buyer);
    product.clock.advance(10 * minutes);
    const late = second(product, { factor: 'authenticator-app', challenge, code: await app.code() });
    expect(await codeOf(late)).toBe('sign-in-over');
    const again = await firstStep(product, buyer);
    const change = { currentPassword: buyer.password, password: 'quite another passphrase' };
    await expectOk(buyer.put('/api/password', change));
    const code = await app.code();
    expect(
      await codeOf(second(product, { factor: 'authenticator-app', challenge: again.challenge, code })),
    ).toBe('sign-in-over');
  });

  test('is also needed after a password reset, and a locked account stays out', async ({
    deal: { buyer, admin, product },
  }) => {
    const { app } = await setUpApp(product, buyer);
    await post(product, '/api/password-reset', { email: buyer.email });
    await product.runJobs();
    const [mail] = await buyer.mails('password-reset');
    const mailed = /#token=([\w-]+)/.exec(mail?.body ?? '')?.[1];
    const password = 'quite another passphrase';
    const body = { token: mailed, password };
    await expectOk(product.call('PUT', '/api/password-reset', { body }));
    const { challenge } = await firstStep(product, { ...buyer, password });
    await expectOk(admin.put(`/api/users/${buyer.id}/ban`, { reason: 'Spam' }));
    later(product);
    const code = await app.code();
    const locked = await second(product, { factor: 'authenticator-app', challenge, code });
    expect(locked.status).not.toBe(200);
    expect(locked.headers.getSetCookie()).toEqual([]);
  });
});

test('codes can be tried five times a minute and thirty times a day, across sign-in attempts', async ({
  deal,
}) => {
  const { buyer, product } = deal;
  await setUpApp(product, buyer);
  await using limited = await testProduct(product.database, {
    rateLimits: true,
    secrets: product.secrets,
  });
  // Start of a day, so that all attempts are in the same window.
  const toMidnight = days - (product.clock.now().getTime() % days);
  for (const { clock } of [product, limited]) clock.advance(toMidnight);
  const tried: string[] = [];
  for (let n = 0; n < 36; n += 1) {
    for (const { clock } of [product, limited]) clock.advance(n % 3 === 0 ? 2 * minutes : 0);
    const { challenge } = await firstStep(product, buyer);
    const guess = await second(limited, { factor: 'authenticator-app', challenge, code: '000000' });
    tried.push((await problemOf(guess)).code);
  }
  expect(tried.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 'code-wrong'));
  expect(tried.slice(30)).toEqual(Array.from({ length: 6 }, () => 'too-many-attempts'));
});

describe('a recovery code', () => {
  test('signs in once, which is mailed, and new codes replace the old ones', async ({
    deal: { buyer, product },
  }) => {
    const { recoveryCodes } = await setUpApp(product, buyer);
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    const attempt = async (code = '') => {
      const { challenge } = await firstStep(product, buyer);
      return second(product, { factor: 'recovery-code', challenge, code });
    };
    const [first = '', other = ''] = recoveryCodes;
    expect((await attempt(` ${first.toUpperCase().replace('-', ' ')} `)).status).toBe(200);
    expect(await codeOf(attempt(first))).toBe('code-wrong');
    const [mail] = await buyer.mails('recovery-code-used');
    expect(mail?.body).toContain('9 are left.');
    expect(mail?.body).not.toContain(first);
    await expectOk(buyer.post('/api/two-factor/recovery-codes', {}));
    expect(await codeOf(attempt(other))).toBe('code-wrong');
    expect(await buyer.mails('two-factor-codes-renewed')).toHaveLength(1);
  });

  test('is stored as a hash, and the app’s key encrypted', async ({ deal: { buyer, product } }) => {
    const { recoveryCodes } = await setUpApp(product, buyer);
    const kept = await product.database.pool.query(
      'select t::text as t from two_factor t union all select t::text from recovery_code t union all select t::text from authenticator_enrolment t',
    );
    const everything = kept.rows.map(({ t }) => String(t)).join('\n');
    for (const code of recoveryCodes) {
      expect(everything).not.toContain(code);
      expect(everything).not.toContain(Buffer.from(code.replace('-', '')).toString('hex'));
    }
    expect(kept.rows).toHaveLength(11);
  });
});

describe('a passkey', () => {
  const ask = async (product: TestProduct, body: object) => {
    const answer = await post(product, '/api/sign-in/passkey-challenge', body);
    const { challenge, options } = JSON.parse(await answer.text());
    return { challenge: String(challenge), asked: String(options.challenge), options };
  };

  test('is a second factor, only for its own person', async ({ deal: { buyer, seller, product } }) => {
    const { device } = await addPasskey(buyer);
    const stranger = await addPasskey(seller);
    await expectOk(buyer.post('/api/two-factor/passkeys', {}));
    const { challenge, factors } = await firstStep(product, buyer);
    expect(factors).toEqual(['passkey', 'recovery-code']);
    const { asked, options } = await ask(product, { challenge });
    expect(options.allowCredentials).toHaveLength(1);
    const answer = (response: object) => second(product, { factor: 'passkey', challenge, response });
    expect(await codeOf(answer(stranger.device.use(asked)))).toBe('passkey-not-valid');
    expect(await codeOf(answer(device.use(asked, { verified: false })))).toBe('passkey-not-valid');
    expect((await answer(device.use(asked))).status).toBe(200);
    expect(await codeOf(answer(device.use(asked)))).toBe('sign-in-over');
  });

  test('is a second factor where attempts are limited too', async ({ deal: { buyer, product } }) => {
    const { device } = await addPasskey(buyer);
    await expectOk(buyer.post('/api/two-factor/passkeys', {}));
    await using limited = await testProduct(product.database, { rateLimits: true });
    const { challenge } = await firstStep(limited, buyer);
    const { asked } = await ask(limited, { challenge });
    const answer = second(limited, { factor: 'passkey', challenge, response: device.use(asked) });
    expect((await answer).status).toBe(200);
  });

  test('signs in alone, without a name and without another step', async ({ deal: { buyer, product } }) => {
    const { device } = await addPasskey(buyer);
    await setUpApp(product, buyer);
    const { challenge, asked, options } = await ask(product, {});
    expect(options).toMatchObject({ allowCredentials: [], userVerification: 'required' });
    const sign = (response: object) => post(product, '/api/sign-in/passkey', { challenge, response });
    const signedIn = await sign(device.use(asked));
    expect(token.parse(await expectOk(Promise.resolve(signedIn))).userId).toBe(buyer.id);
    expect(signedIn.headers.getSetCookie()[0]).toMatch(/^cairn\.session_token=.*HttpOnly/);
    expect(await codeOf(sign(device.use(asked)))).toBe('sign-in-over');
    expect(await trailOf(product, buyer)).toContain('signed-in-by-passkey');
  });

  test('does not sign in if it is unknown, of another site, unverified, or answers another kind of challenge', async ({
    deal: { buyer, product },
  }) => {
    const { device } = await addPasskey(buyer);
    await expectOk(buyer.post('/api/two-factor/passkeys', {}));
    const tryWith = async (use: (asked: string) => object) => {
      const { challenge, asked } = await ask(product, {});
      return codeOf(post(product, '/api/sign-in/passkey', { challenge, response: use(asked) }));
    };
    expect(await tryWith((asked) => softAuthenticator().use(asked))).toBe('passkey-not-valid');
    const unknown = await ask(product, {});
    const { detail } = await problemOf(
      await post(product, '/api/sign-in/passkey', {
        challenge: unknown.challenge,
        response: softAuthenticator().use(unknown.asked),
      }),
    );
    // Signing in offers no code by email.
    expect(detail).not.toMatch(/email/i);
    expect(await tryWith(() => device.use('c29tZXRoaW5n'))).toBe('passkey-not-valid');
    expect(await tryWith((asked) => device.use(asked, { verified: false }))).toBe('passkey-not-valid');
    const { challenge } = await firstStep(product, buyer);
    const { asked } = await ask(product, { challenge });
    const alone = post(product, '/api/sign-in/passkey', { challenge, response: device.use(asked) });
    expect(await codeOf(alone)).toBe('sign-in-over');
    const open = await ask(product, {});
    const response = device.use(open.asked);
    const step = second(product, { factor: 'passkey', challenge: open.challenge, response });
    expect(await codeOf(step)).toBe('sign-in-over');
    product.clock.advance(hours);
    const stale = post(product, '/api/sign-in/passkey', { challenge: open.challenge, response });
    expect(await codeOf(stale)).toBe('sign-in-over');
  });
});
