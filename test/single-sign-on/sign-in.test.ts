import { generateKeyPair } from 'jose';
import { describe, expect } from 'vitest';
import { problemOf } from '#test/support/caller.ts';
import { test } from '#test/support/database.ts';
import { expectOk, join } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';
import { setUpApp } from '#test/support/two-factor.ts';
import { getProfile } from '#wire/sign-in.ts';
import { messageOf } from '../accounts/popup.ts';
import { aFirm, ann, answerOf, comeBack, type Firm, popup, signedIn, signIn } from './firm-world.ts';

const codeOf = async (answer: Promise<Response>) => (await problemOf(await answer)).code;
const profileOf = async ({ product }: Firm, { jwt, userId }: { jwt: string; userId: string }) =>
  getProfile.reply.parse(await expectOk(product.call('GET', `/api/users/${userId}/profile`, { key: jwt })));

describe('single sign-on, at a provider that others wrote', () => {
  test('opens an account for a new person, without a role, and the same one the next time', async ({
    fresh,
  }) => {
    const firm = await aFirm(fresh);
    await using _ended = firm;
    const { label } = (await expectOk(firm.product.call('GET', '/api/single-sign-on'))) as { label: string };
    expect(label).toBe('Sign in with Firm & Co.');
    const first = signedIn.parse(await expectOk(signIn(firm, await answerOf(firm, ann))));
    expect(await profileOf(firm, first)).toMatchObject({
      firstName: 'Ann',
      lastName: 'Archer',
      email: 'ann@firm.example',
      emailVerified: true,
      roles: [],
    });
    const again = signedIn.parse(await expectOk(signIn(firm, await answerOf(firm, ann))));
    expect(again.userId).toBe(first.userId);
    const moved = { ...ann, email: 'ann.archer@firm.example' };
    const renamed = signedIn.parse(await expectOk(signIn(firm, await answerOf(firm, moved))));
    expect(renamed.userId).toBe(first.userId);
  });

  test('asks for the password of an account that has the address already, once', async ({ fresh }) => {
    const firm = await aFirm(fresh);
    await using _ended = firm;
    const { product } = firm;
    const person = await join(product, 'Ann Archer', ['seller'], { email: 'ann@firm.example' });
    const answer = await answerOf(firm, ann);
    expect(await codeOf(signIn(firm, answer))).toBe('sso-confirm-account');
    expect(await codeOf(signIn(firm, answer, 'not the password'))).toBe('wrong-credentials');
    const linked = signedIn.parse(await expectOk(signIn(firm, answer, person.password)));
    expect(linked.userId).toBe(person.id);
    expect(await profileOf(firm, linked)).toMatchObject({ emailVerified: true, roles: ['seller'] });
    expect(await codeOf(signIn(firm, answer, person.password))).toBe('sso-over');
    const next = signedIn.parse(await expectOk(signIn(firm, await answerOf(firm, ann))));
    expect(next.userId).toBe(person.id);
  });

  test('allows five attempts at that password', async ({ fresh }) => {
    const firm = await aFirm(fresh);
    await using _ended = firm;
    const person = await join(firm.product, 'Ann Archer', [], { email: 'ann@firm.example' });
    const answer = await answerOf(firm, ann);
    for (let i = 0; i < 5; i += 1)
      expect(await codeOf(signIn(firm, answer, `guess ${i} at it`))).toBe('wrong-credentials');
    expect(await codeOf(signIn(firm, answer, person.password))).toBe('sso-over');
  });

  test('leaves the second factor, locks and the rule for administrators in force', async ({ fresh }) => {
    const firm = await aFirm(fresh, { adminTwoFactor: true });
    await using _ended = firm;
    const { product } = firm;
    const admin = await join(product, 'Ann Archer', ['admin'], { email: 'ann@firm.example' });
    const linked = signedIn.parse(await expectOk(signIn(firm, await answerOf(firm, ann), admin.password)));
    expect(await profileOf(firm, linked)).toMatchObject({ twoFactorDue: true });
    expect(await codeOf(product.call('GET', '/api/users/', { key: linked.jwt }))).toBe('two-factor-due');
    await setUpApp(product, admin);
    expect(await codeOf(signIn(firm, await answerOf(firm, ann)))).toBe('second-factor-needed');
    const locked = await join(product, 'Lou Locked', [], { email: 'lou@firm.example' });
    await product.database.db
      .updateTable('person')
      .set({ banned_at: product.clock.now(), ban_reason: 'spam' })
      .where('id', '=', locked.id)
      .execute();
    const lou = { ...ann, sub: 'lou-1', email: 'lou@firm.example' };
    expect(await codeOf(signIn(firm, await answerOf(firm, lou), locked.password))).toBe('banned');
  });

  test('confirms a session of its own person alone', async ({ fresh }) => {
    const firm = await aFirm(fresh);
    await using _ended = firm;
    const { product } = firm;
    const { jwt: key } = signedIn.parse(await expectOk(signIn(firm, await answerOf(firm, ann))));
    const confirm = (answer: string) =>
      product.call('POST', '/api/session-confirmation/single-sign-on', { key, body: { answer } });
    const bob = { ...ann, sub: 'bob-1', email: 'bob@firm.example' };
    expect(await codeOf(confirm(await answerOf(firm, bob)))).toBe('other-identity');
    const answer = await answerOf(firm, ann);
    await expectOk(confirm(answer));
    expect(await codeOf(confirm(answer))).toBe('sso-over');
  });
});

describe('what goes wrong is said in one sentence:', () => {
  test('an address that is not confirmed, is none of the firm’s, or is not told', async ({ fresh }) => {
    const firm = await aFirm(fresh);
    await using _ended = firm;
    const unconfirmed =
      'your firm’s sign-in does not say that your email address is confirmed. Ask its administrator';
    expect(await popup(firm, { ...ann, email_verified: false })).toEqual({ error: unconfirmed });
    expect(await popup(firm, { sub: 'ann-1' })).toEqual({ error: unconfirmed });
    expect(await popup(firm, { ...ann, email: 'ann@elsewhere.example' })).toEqual({
      error: 'this email address is not one of your firm’s. Use your work account',
    });
    const people = await firm.product.database.db.selectFrom('person').select('id').execute();
    expect(people).toEqual([]);
  });

  test('a token that expired, comes from elsewhere, answers another sign-in, or is signed by another', async ({
    fresh,
  }) => {
    const firm = await aFirm(fresh);
    await using _ended = firm;
    const { provider } = firm;
    const past = Math.floor(Date.now() / 1_000) - 3_600;
    provider.forge = { change: (payload) => ({ ...payload, iat: past - 60, exp: past }) };
    expect((await popup(firm, ann)).error).toBe('the answer of your firm’s sign-in has expired. Start again');
    provider.forge = { change: (payload) => ({ ...payload, iss: 'https://evil.example' }) };
    expect((await popup(firm, ann)).error).toMatch(/^the answer came from another sign-in service/);
    const invalid = 'the answer of your firm’s sign-in is not valid. Start again';
    for (const other of [{ aud: 'another-client' }, { nonce: 'another' }]) {
      provider.forge = { change: (payload) => ({ ...payload, ...other }) };
      expect((await popup(firm, ann)).error, JSON.stringify(other)).toBe(invalid);
    }
    provider.forge = { change: (payload) => ({ ...payload, email_verified: 'yes' }) };
    expect((await popup(firm, ann)).error).toContain('does not say that your email address is confirmed');
    const { privateKey: key } = await generateKeyPair('RS256');
    provider.forge = { change: (payload) => payload, key };
    expect((await popup(firm, ann)).error).toBe(invalid);
    provider.forge = null;
    expect((await popup(firm, ann)).identityToken).toEqual(expect.any(String));
  });

  test('a state that was answered, is missing or is another’s', async ({ fresh }) => {
    const firm = await aFirm(fresh);
    await using _ended = firm;
    const { product } = firm;
    const replayed = { error: 'this sign-in was already used, or took too long. Start again' };
    const { cookie, back } = await comeBack(firm, ann);
    const call = async (path: string, with_: string) =>
      messageOf(await product.call('GET', path, { headers: { cookie: with_ } }));
    expect(await call(back, '')).toEqual(replayed);
    expect(await call(back.replace(/state=[\w-]+/, 'state=other'), cookie)).toEqual(replayed);
    expect((await call(back, cookie)).identityToken).toEqual(expect.any(String));
    expect((await call(back, cookie)).error).toMatch(/Start again$/);
    const other = await comeBack(firm, ann);
    expect(await call(back, other.cookie)).toEqual(replayed);
  });

  test('a provider that is down, a person who closes the window, and none set up', async ({ fresh }) => {
    const firm = await aFirm(fresh);
    await using _ended = firm;
    const { product, provider } = firm;
    expect(await popup(firm, null)).toEqual({ error: 'access_denied' });
    const { cookie, back } = await comeBack(firm, ann);
    await provider.stop();
    const down = { error: 'your firm’s sign-in cannot be reached right now. Try again in a moment' };
    expect(await messageOf(await product.call('GET', back, { headers: { cookie } }))).toEqual(down);
  });

  test('a provider that never answered, and no provider', async ({ fresh }) => {
    const firm = await aFirm(fresh);
    await using _ended = firm;
    await firm.provider.stop();
    const down = await firm.product.call('GET', '/auth/sso/start');
    expect(down.status).toBe(502);
    expect((await messageOf(down)).error).toMatch(/cannot be reached right now/);
    const without = await testProduct(fresh);
    await using _without = without;
    const off = await without.call('GET', '/auth/sso/start');
    expect(off.status).toBe(404);
    expect(await expectOk(without.call('GET', '/api/single-sign-on'))).toEqual({ label: null });
  });
});
