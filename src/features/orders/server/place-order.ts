import { addressLine, brand } from '#content/brand.ts';
import { personCard } from '#features/accounts/server/person-card.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { placeOrder as contract } from '../contract.ts';
import { invoiceName, writeInvoice } from '../domain/invoice.ts';
import { orderingRefusal } from '../domain/order.ts';
import { insertInvoice, nextInvoiceNumber } from './invoice-store.ts';
import { tellOfOrder } from './notices.ts';
import { offered } from './offered.ts';
import { countUnpaid, insertOrder, lockOrdering, orderByKey } from './order-store.ts';

/** Somebody orders a service at today's price. The invoice is issued with the order, in the same transaction. */
export async function placeOrder(
  work: Work,
  { body: { service, key } }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { personId } = signedIn(work.actor);
  await lockOrdering(work.db, personId);
  const earlier = await orderByKey(work.db, personId, key);
  if (earlier) return { id: earlier };
  const { name, price } = offered(service);
  const refusal = orderingRefusal({ price, unpaid: await countUnpaid(work.db, personId) });
  if (refusal || price === null) throw new Refused(refusal ?? 'service-not-offered');
  const id = work.newId();
  await insertOrder(work.db, {
    id,
    customer_id: personId,
    service,
    service_name: name,
    amount_cents: price,
    status: 'ordered',
    key,
    placed_at: work.now,
  });
  const number = await issueInvoice(work, id, personId, { name, amount: price });
  await work.audit({ action: 'order-placed', subject: { type: 'order', id }, detail: { service, number } });
  await tellOfOrder(work, id, personId, invoiceName(number));
  return { id };
}

async function issueInvoice(
  work: Work,
  orderId: string,
  customerId: string,
  item: Parameters<typeof writeInvoice>[0]['item'],
): Promise<number> {
  const { firstName, lastName, email } = await personCard(work.db, customerId);
  const number = await nextInvoiceNumber(work.db);
  const invoice = writeInvoice({
    number,
    orderId,
    issuedAt: work.now,
    dueIn: brand.payment.dueInDays,
    seller: { name: brand.name, address: addressLine(brand.address), email: brand.supportEmail },
    customer: { name: `${firstName} ${lastName}`, email },
    item,
    howToPay: brand.payment.lines,
  });
  await insertInvoice(work.db, invoice, work.now);
  return number;
}
