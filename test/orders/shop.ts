import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { test as plain } from '../support/database.ts';
import { keptFixture } from '../support/kept-world.ts';
import { expectOk, join, type Someone } from '../support/people.ts';
import '../support/selling-brand.ts';
import { type TestProduct, testProduct } from '../support/product.ts';

type Shop = { product: TestProduct; customer: Someone; other: Someone; admin: Someone };

export const test = plain.extend(
  'shop',
  keptFixture('a shop', async (database): Promise<Shop> => {
    const product = await testProduct(database);
    return {
      product,
      customer: await join(product, 'Ada Lovelace'),
      other: await join(product, 'Grace Hopper'),
      admin: await join(product, 'Wren Castell', ['admin']),
    };
  }),
);

const created = z.object({ id: z.uuid() });
const payment = z.looseObject({ id: z.uuid(), status: z.string(), amount: z.number() });
export const order = z.looseObject({
  id: z.uuid(),
  version: z.number(),
  badge: z.string(),
  received: z.number(),
  status: z.string(),
  payments: z.array(payment),
});
const problem = z.looseObject({ code: z.string() });
export const page = z.looseObject({
  items: z.array(z.looseObject({ id: z.uuid() })),
  next: z.string().nullable(),
  total: z.number(),
});

export async function place(customer: Someone, key = randomUUID()): Promise<string> {
  return created.parse(await expectOk(customer.post('/api/orders', { service: 'earnings-quality', key }))).id;
}

export const look = async (who: Someone, id: string) =>
  order.parse(await expectOk(who.get(`/api/orders/${id}`)));

export const pay = (more: Record<string, unknown> = {}) => ({
  kind: 'payment',
  status: 'success',
  amount: 150_000,
  method: 'bank-transfer',
  reference: '',
  paidOn: '2026-01-05',
  key: randomUUID(),
  version: 1,
  ...more,
});

export async function codeOf(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  return response.ok ? 'ok' : problem.parse(await response.json()).code;
}

export async function invoiceNumbers({ database }: TestProduct): Promise<number[]> {
  const rows = await database.db.selectFrom('invoice').select('number').orderBy('number').execute();
  return rows.map(({ number }) => number);
}
