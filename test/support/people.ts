import { z } from 'zod';
import type { Role } from '#kernel/actor.ts';
import type { TestProduct } from './product.ts';

const created = z.object({ id: z.uuid() });
const token = z.object({ jwt: z.string(), userId: z.uuid() });

export type Someone = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  phone: string;
  key: string;
  cookie: string;
  get(path: string): Promise<Response>;
  post(path: string, body: unknown): Promise<Response>;
  put(path: string, body: unknown): Promise<Response>;
  delete(path: string): Promise<Response>;
  upload(path: string, bytes: Uint8Array, type: string): Promise<Response>;
  mails(kind: string): Promise<{ id: string; body: string }[]>;
  send(method: 'POST' | 'PUT', path: string, bytes: Uint8Array): Promise<Response>;
};

/** What joining needs of a product: in this process, or running elsewhere. */
export type Site = Pick<TestProduct, 'call' | 'grant'> & { database: Pick<TestProduct['database'], 'db'> };

/** Signs up and signs in through the API. Two calls with the same name make two people. */
export async function join(
  product: Site,
  name: string,
  roles: readonly Role[] = [],
  given: { phone?: string; email?: string } = {},
): Promise<Someone> {
  const email = given.email ?? `${name.toLowerCase().replaceAll(' ', '.')}@people.example`;
  const [firstName = name, lastName = 'Person'] = name.split(' ');
  const password = `${name} has a password`;
  const phone = given.phone ?? '801-555-0123';
  const body = { firstName, lastName, email, password, phone };
  const { id } = created.parse(await expectOk(product.call('POST', '/users/create', { body })));
  for (const role of roles) await product.grant(id, role);
  const person = { id, firstName, lastName, email, password, phone };
  return ofProduct(product, { ...person, ...(await keysOf(product, person)) });
}

/** Someone without what they do: what outlives a product. */
export type PersonFacts = Omit<Someone, 'mails' | keyof Hands>;

export function ofProduct(product: Site, facts: PersonFacts): Someone {
  const mails = (kind: string) => mailsTo(product, facts.email, kind);
  return { ...facts, mails, ...handsOf(product, facts) };
}

/** Keeps what a test added. */
export function factsOf(someone: PersonFacts & Partial<Someone>): PersonFacts {
  const { get, post, put, delete: _, upload, send, mails, ...facts } = someone;
  return facts;
}

function mailsTo(product: Site, recipient: string, kind: string) {
  return product.database.db
    .selectFrom('outgoing_mail')
    .select(['id', 'body'])
    .where('recipient', '=', recipient)
    .where('kind', '=', kind)
    .execute();
}

type Hands = Pick<Someone, 'get' | 'post' | 'put' | 'delete' | 'upload' | 'send'>;

export async function signIn(
  product: Pick<TestProduct, 'call'>,
  person: Pick<Someone, 'email' | 'password'>,
  userAgent = '',
): Promise<Pick<Someone, 'key' | 'cookie' | keyof Hands>> {
  const keys = await keysOf(product, person, userAgent);
  return { ...keys, ...handsOf(product, { ...person, ...keys }) };
}

async function keysOf(
  product: Pick<TestProduct, 'call'>,
  { email, password }: Pick<Someone, 'email' | 'password'>,
  userAgent = '',
): Promise<Pick<Someone, 'key' | 'cookie'>> {
  const basic = Buffer.from(`${email}:${password}`).toString('base64');
  const answer = await product.call('GET', '/token/', {
    headers: { Authorization: `Basic ${basic}`, 'User-Agent': userAgent },
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const { jwt: key } = token.parse(await expectOk(Promise.resolve(answer)));
  return { key, cookie };
}

function handsOf(
  product: Pick<TestProduct, 'call'>,
  { key, password }: Pick<Someone, 'key' | 'password'>,
): Hands {
  /** Confirms the password when the server asks for it, and repeats the call, as the pages do. */
  const confirming = async (ask: () => Promise<Response>) => {
    const answer = await ask();
    if (answer.status !== 403 || !(await answer.clone().text()).includes('"confirm-it-is-you"'))
      return answer;
    const body = { way: 'password', password };
    const confirmation = await product.call('POST', '/api/session-confirmation', { key, body });
    // Another's act can end the session after the question: then the caller learns that.
    if (confirmation.status === 401) return confirmation;
    await expectOk(Promise.resolve(confirmation));
    return ask();
  };
  return {
    get: (path) => confirming(() => product.call('GET', path, { key })),
    post: (path, body) => confirming(() => product.call('POST', path, { key, body })),
    put: (path, body) => confirming(() => product.call('PUT', path, { key, body })),
    delete: (path) => confirming(() => product.call('DELETE', path, { key })),
    upload: (path, bytes, type) =>
      product.call('POST', path, { key, body: bytes, headers: { 'Content-Type': type } }),
    send: (method, path, bytes) =>
      product.call(method, path, {
        key,
        body: bytes,
        headers: { 'Content-Type': 'application/octet-stream' },
      }),
  };
}

/** The body of a response that must be a success; otherwise throws an error with the response. */
export async function expectOk(answer: Promise<Response>): Promise<unknown> {
  const response = await answer;
  const text = await response.text();
  if (!response.ok) throw new Error(`expected a success, got ${response.status}: ${text}`);
  return JSON.parse(text);
}
