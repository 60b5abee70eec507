import { z } from 'zod';
import { listSessions } from '#features/people/sessions/contract.ts';
import { beginAuthenticator } from '#features/people/two-factor/contract.ts';
import { addPasskey, challengeOf } from './passkeys.ts';
import { expectOk, type Someone, signIn } from './people.ts';
import type { TestProduct } from './product.ts';
import { softAuthenticator } from './soft-authenticator.ts';
import { appFor, firstStep, setUpApp } from './two-factor.ts';
import type { World } from './world-cast.ts';

type Device = ReturnType<typeof softAuthenticator>;

/** Adds one for `awaiting`; a device of the owner made another that is not added yet. */
export async function givePasskeys({ awaiting, owner }: World['people']) {
  const { id, device } = await addPasskey(awaiting);
  const challenge = await challengeOf(owner.post('/api/passkeys/challenge', {}));
  const asked = await challengeOf(awaiting.post('/api/passkeys/confirmation-challenge', {}));
  return { id, device, made: softAuthenticator().make(challenge), confirms: device.use(asked) };
}

export async function secondBrowser(product: TestProduct, person: Someone): Promise<string> {
  const there = await signIn(product, person);
  const { items } = listSessions.reply.parse(await expectOk(there.get('/api/sessions')));
  return items.find(({ here }) => here)?.id ?? '';
}

/** Marks every session as recently confirmed, because the sweeps test other conditions. */
export async function confirmAll({ database: { db } }: TestProduct): Promise<void> {
  const confirmed_at = new Date('2100-01-01');
  const sessions = await db.selectFrom('session').select('id').execute();
  await db
    .insertInto('session_confirmation')
    .values(sessions.map(({ id }) => ({ session_id: id, way: 'password', confirmed_at })))
    .onConflict((on) => on.column('session_id').doUpdateSet({ confirmed_at }))
    .execute();
}

const asked = z.object({ challenge: z.string(), options: z.object({ challenge: z.string() }) });

/** `awaiting` has one and an unfinished sign-in; the owner has begun to set up an app. */
export async function giveSecondFactors(
  product: TestProduct,
  { awaiting, owner }: World['people'],
  device: Device,
): Promise<World['twoFactor']> {
  const { recoveryCodes } = await setUpApp(product, awaiting);
  const { challenge } = await firstStep(product, awaiting);
  const begun = beginAuthenticator.reply.parse(
    await expectOk(owner.post('/api/two-factor/authenticator-key', {})),
  );
  const open = asked.parse(
    await expectOk(product.call('POST', '/api/sign-in/passkey-challenge', { body: {} })),
  );
  return {
    challenge,
    recoveryCode: recoveryCodes[0] ?? '',
    appCode: await appFor(product, begun.address).code(),
    byPasskey: { challenge: open.challenge, response: device.use(open.options.challenge) },
  };
}
