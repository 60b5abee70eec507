import { z } from 'zod';
import { grantRole } from '#features/people/accounts/server/grant-role.ts';
import { inWork } from '#http/work.ts';
import { system } from '#kernel/actor.ts';
import type { callerOf } from '#test/support/caller.ts';
import { token } from '#wire/sign-in.ts';
import type { TestApp } from '../http/test-app.ts';

type Caller = ReturnType<typeof callerOf>;

export const ann = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@shop.example',
  password: 'correct horse battery',
  phone: '801-555-0123',
};
export const ben = {
  ...ann,
  firstName: 'Ben',
  lastName: 'Ort',
  email: 'ben@fund.example',
  password: 'staple battery horse',
};

export type SignedIn = { id: string; key: string; cookie: string };

export async function signUp(call: Caller, person: typeof ann): Promise<string> {
  const response = await call('POST', '/users/create', { body: person });
  return z.object({ id: z.uuid() }).parse(await response.json()).id;
}

export async function makeAdmin({ deps, clock }: Pick<TestApp, 'deps' | 'clock'>, id: string): Promise<void> {
  const facts = { requestId: 'test', now: clock.now(), origin: { address: 'test', userAgent: '' } };
  await inWork(deps, facts, system, (work) => grantRole(work, id, 'admin'));
}

export function basic(email: string, password: string): Record<string, string> {
  return { Authorization: `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}` };
}

export async function signIn(call: Caller, { email, password }: typeof ann): Promise<SignedIn> {
  return signedInBy(await call('GET', '/token/', { headers: basic(email, password) }));
}

export async function signedInBy(response: Response): Promise<SignedIn> {
  const { jwt, userId } = token.parse(await response.json());
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return { id: userId, key: jwt, cookie };
}

export async function confirmYourself(
  call: Caller,
  { key }: SignedIn,
  { password }: typeof ann,
): Promise<void> {
  const body = { way: 'password', password };
  await call('POST', '/api/session-confirmation', { key, body });
}
