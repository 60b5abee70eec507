import { z } from 'zod';
import { expectOk, type Someone } from './people.ts';
import type { TestProduct } from './product.ts';

const mandate = z.object({ id: z.uuid(), version: z.number() });

type Given = {
  seller: Someone;
  broker: Someone;
  listingId: string;
  mayApprove?: boolean;
  endsAt?: Date | null;
};

export async function confirmEmail(product: TestProduct, { email }: Pick<Someone, 'email'>): Promise<void> {
  const { email_verified: done } = await product.database.db
    .selectFrom('person')
    .select('email_verified')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  if (done) return;
  const mails = await product.database.db
    .selectFrom('outgoing_mail')
    .select('body')
    .where('recipient', '=', email)
    .where('kind', '=', 'email-verification')
    .execute();
  const token = mails.map(({ body }) => /#token=([\w-]+)/.exec(body)?.[1]).find((found) => found);
  await expectOk(product.call('PUT', '/api/email-verification', { body: { token } }));
}

export async function inviteBroker(product: TestProduct, given: Given): Promise<string> {
  const { seller, broker, listingId, mayApprove = false, endsAt = null } = given;
  await confirmEmail(product, broker);
  const body = { email: broker.email, mayApprove, endsAt: endsAt?.toISOString() ?? null };
  return mandate.parse(await expectOk(seller.post(`/api/listing/${listingId}/mandates`, body))).id;
}

export async function giveMandate(product: TestProduct, given: Given): Promise<string> {
  const id = await inviteBroker(product, given);
  await expectOk(given.broker.post(`/api/mandates/${id}/moves`, { to: 'active', version: 1 }));
  return id;
}
