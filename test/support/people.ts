import { z } from 'zod';
import type { Role } from '#kernel/actor.ts';
import type { TestProduct } from './product.ts';

const created = z.object({ id: z.uuid() });
const token = z.object({ jwt: z.string(), userId: z.uuid() });

/** Somebody with an account who is signed in: calls as them. */
export type Someone = {
  id: string;
  email: string;
  key: string;
  get(path: string): Promise<Response>;
  post(path: string, body: unknown): Promise<Response>;
  put(path: string, body: unknown): Promise<Response>;
};

/** Signs up and signs in through the API. Two people with one name are two people. */
export async function join(
  product: TestProduct,
  name: string,
  roles: readonly Role[] = [],
): Promise<Someone> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@people.example`;
  const [firstName = name, lastName = 'Person'] = name.split(' ');
  const password = `${name} has a password`;
  const body = { firstName, lastName, email, password, phone: '801-555-0123' };
  const { id } = created.parse(await expectOk(product.call('POST', '/users/create', { body })));
  for (const role of roles) await product.grant(id, role);
  const basic = Buffer.from(`${email}:${password}`).toString('base64');
  const headers = { Authorization: `Basic ${basic}` };
  const { jwt } = token.parse(await expectOk(product.call('GET', '/token/', { headers })));
  return {
    id,
    email,
    key: jwt,
    get: (path) => product.call('GET', path, { key: jwt }),
    post: (path, given) => product.call('POST', path, { key: jwt, body: given }),
    put: (path, given) => product.call('PUT', path, { key: jwt, body: given }),
  };
}

/** The body of an answer that must be a success; throws with what came instead. */
export async function expectOk(answer: Promise<Response>): Promise<unknown> {
  const response = await answer;
  const text = await response.text();
  if (!response.ok) throw new Error(`expected a success, got ${response.status}: ${text}`);
  return JSON.parse(text);
}
