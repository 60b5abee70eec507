import { days, minutes } from '#kernel/instant.ts';
import { makeToken } from '#test/support/access-tokens.ts';
import { addPasskey } from '#test/support/passkeys.ts';
import { expectOk, signIn } from '#test/support/people.ts';
import { firstStep, setUpApp } from '#test/support/two-factor.ts';
import type { Cast } from './cast.ts';

const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

export async function accountScene(
  { product, loner, helper, admin }: Cast,
  keep: () => Promise<void>,
): Promise<void> {
  await expectOk(product.call('POST', '/api/password-reset', { body: { email: loner.email } }));
  await product.runJobs();
  await signIn(product, loner, laptop);
  const { id } = await addPasskey(loner);
  await expectOk(loner.post(`/api/passkeys/${id}/removal`, {}));
  await secondFactors({ product, loner, admin });
  await expectOk(
    admin.post('/api/admin-views', { personId: helper.id, reason: 'They cannot find the document' }),
  );
  await expectOk(admin.delete('/api/admin-views'));
  const back = { ...loner, ...(await signIn(product, loner)) };
  await accessTokens({ product, loner: back, admin });
  const password = 'Another long password 7';
  await expectOk(back.put('/api/password', { currentPassword: loner.password, password }));
  const changed = await signIn(product, { email: loner.email, password });
  await keep();
  await expectOk(changed.put(`/api/users/${loner.id}/`, { email: 'cleopatra@elsewhere.example' }));
  await keep();
  await expectOk(changed.delete(`/api/users/${loner.id}/`));
}

async function accessTokens({ product, loner, admin }: Pick<Cast, 'product' | 'loner' | 'admin'>) {
  const { id } = await makeToken(product, loner, {
    name: 'My sheet',
    scopes: ['offers:read'],
    life: 20 * days,
  });
  const wider = { name: 'My sheet', scopes: ['offers:read', 'ndas:write'], version: 1 };
  await expectOk(loner.put(`/api/access-tokens/${id}`, wider));
  await product.database.db
    .updateTable('access_token')
    .set({ created_at: new Date(product.clock.now().getTime() - 15 * days) })
    .set({ expires_at: new Date(product.clock.now().getTime() + 5 * days) })
    .execute();
  await product.runJob('remind-of-token-ends');
  await expectOk(admin.delete(`/api/users/${loner.id}/access-tokens`));
  const service = await makeToken(product, admin, {
    name: 'Books',
    kind: 'service',
    scopes: ['orders:read'],
  });
  await expectOk(admin.delete(`/api/service-tokens/${service.id}`));
}

async function secondFactors({ product, loner, admin }: Pick<Cast, 'product' | 'loner' | 'admin'>) {
  await setUpApp(product, loner);
  const { id } = await addPasskey(loner);
  await expectOk(loner.delete('/api/two-factor/authenticator'));
  await expectOk(loner.delete('/api/two-factor'));
  await expectOk(loner.post(`/api/passkeys/${id}/removal`, {}));
  product.clock.advance(minutes);
  const { recoveryCodes } = await setUpApp(product, loner);
  product.clock.advance(minutes);
  await setUpApp(product, loner);
  await expectOk(
    product.call('POST', '/api/sign-in/second-factor', {
      body: {
        factor: 'recovery-code',
        challenge: (await firstStep(product, loner)).challenge,
        code: recoveryCodes[0] ?? '',
      },
    }),
  );
  await expectOk(loner.post('/api/two-factor/recovery-codes', {}));
  const { challenge } = await firstStep(product, loner);
  for (let n = 0; n < 5; n += 1)
    await product.call('POST', '/api/sign-in/second-factor', {
      body: { factor: 'authenticator-app', challenge, code: '000000' },
    });
  await expectOk(admin.post(`/api/users/${loner.id}/two-factor-reset`, { checked: 'video-call' }));
}
