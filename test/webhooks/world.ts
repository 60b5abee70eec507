import { z } from 'zod';
import { test as plain } from '#test/support/database.ts';
import { expectOk, join, type Someone, signIn } from '#test/support/people.ts';
import { type TestProduct, testProduct } from '#test/support/product.ts';
import { webhookReceiver } from '#test/support/webhook-receiver.ts';

export const networks = ['127.0.0.0/8'];

/** An owner with a live listing, and a receiver. */
export const test = plain
  .extend('product', async ({ fresh }, { onCleanup }) => {
    const product = await testProduct(fresh, { webhookNetworks: networks });
    onCleanup(() => product[Symbol.asyncDispose]());
    return product;
  })
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it what a fixture needs
  .extend('receiver', async ({}, { onCleanup }) => {
    const receiver = await webhookReceiver();
    onCleanup(() => receiver[Symbol.asyncDispose]());
    return receiver;
  })
  .extend('owner', ({ product }) => join(product, 'Olive Owner'));

const webhookShape = z.object({
  id: z.uuid(),
  url: z.string(),
  version: z.number(),
  off: z.object({ cause: z.string() }).nullable(),
  waiting: z.number(),
  parked: z.number(),
  failingSince: z.string().nullable(),
});
const deliveries = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      kind: z.string(),
      state: z.string(),
      attempts: z.number(),
      statusCode: z.number().nullable(),
      trouble: z.string().nullable(),
    }),
  ),
});

export async function webhooksOf(who: Someone, scope = 'mine') {
  const page = await expectOk(who.get(`/api/webhooks?scope=${scope}`));
  return z.object({ items: z.array(webhookShape) }).parse(page).items;
}

export async function deliveriesOf(who: Someone, webhookId: string) {
  return deliveries.parse(await expectOk(who.get(`/api/webhooks/${webhookId}/deliveries?size=100`))).items;
}

/** The clock goes on, and the person signs in again: a sign-in ends in between. */
export async function later(product: TestProduct, who: Someone, milliseconds: number): Promise<Someone> {
  product.clock.advance(milliseconds);
  return { ...who, ...(await signIn(product, who)) };
}
