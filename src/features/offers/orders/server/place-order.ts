import { brand, orAt, ownPaymentLines } from '#content/brand.ts';
import { personCard } from '#features/people/accounts/server/person-card.ts';
import type { Cents } from '#kernel/money.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { placeOrder as contract } from '../contract.ts';
import { invoiceName, writeInvoice } from '../domain/invoice.ts';
import { orderingRefusal } from '../domain/order.ts';
import type { ServiceId } from '../domain/service-ids.ts';
import { insertInvoice, nextInvoiceNumber } from './invoice-store.ts';
import { tellOfOrder } from './notices.ts';
import { offered } from './offered.ts';
import { countUnpaid, insertOrder, lockOrdering, orderByKey } from './order-store.ts';

/** Issues the invoice in the same transaction. A health check is only ordered by starting one (`orderFor`). */
export async function placeOrder(
  work: Work,
  { body: { service, key } }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { personId } = signedIn(work.actor);
  if (service === 'health-check') throw new Refused('ordered-by-starting');
  await lockOrdering(work.db, personId);
  const earlier = await orderByKey(work.db, personId, key);
  if (earlier) return { id: earlier };
  const { name, price } = offered(service);
  if (price === null) throw new Refused('service-not-offered');
  return { id: await placeAt(work, { customerId: personId, service, name, price, key }) };
}

type Placed = { customerId: string; service: ServiceId; name: string; price: Cents; key: string };

/** Throws if the customer has too many unpaid orders. */
export async function placeAt(
  work: Work,
  { customerId, service, name, price, key }: Placed,
): Promise<string> {
  const refusal = orderingRefusal({ price, unpaid: await countUnpaid(work.db, customerId) });
  if (refusal) throw new Refused(refusal);
  const id = work.newId();
  await insertOrder(work.db, {
    id,
    customer_id: customerId,
    service,
    service_name: name,
    amount_cents: price,
    status: 'ordered',
    key,
    placed_at: work.now,
  });
  const { number, dueOn } = await issueInvoice(work, id, customerId, { name, amount: price });
  await work.audit({ action: 'order-placed', subject: { type: 'order', id }, detail: { service, number } });
  const of = { invoice: invoiceName(number), amount: price, dueOn };
  await tellOfOrder(work, { id, customerId, service: name }, of);
  return id;
}

async function issueInvoice(
  work: Work,
  orderId: string,
  customerId: string,
  item: Parameters<typeof writeInvoice>[0]['item'],
): Promise<{ number: number; dueOn: string }> {
  const { firstName, lastName, email } = await personCard(work.db, customerId);
  const number = await nextInvoiceNumber(work.db);
  const invoice = writeInvoice({
    number,
    orderId,
    issuedAt: work.now,
    dueIn: brand.payment.dueInDays,
    seller: { name: brand.name, address: orAt(''), email: brand.supportEmail },
    customer: { name: `${firstName} ${lastName}`, email },
    item,
    howToPay: ownPaymentLines(),
  });
  await insertInvoice(work.db, invoice, work.now);
  return { number, dueOn: invoice.dueOn };
}
