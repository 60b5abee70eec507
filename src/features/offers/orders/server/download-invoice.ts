import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { downloadInvoice as contract } from '../contract.ts';
import { invoiceName } from '../domain/invoice.ts';
import { invoiceOfOrder } from './invoice-store.ts';
import { findOrder } from './order-store.ts';
import { partiesIn } from './order-view.ts';
import { printInvoice } from './print-invoice.ts';

export async function downloadInvoice(
  { db, actor }: Reading,
  { params }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const row = await findOrder(db, params.id);
  if (!row || partiesIn(actor, row.customer_id).length === 0) throw new Refused('not-found');
  const issued = await invoiceOfOrder(db, row.id);
  if (!issued) throw new Refused('not-found');
  const { invoice, issuedAt } = issued;
  return { bytes: await printInvoice(invoice, issuedAt), fileName: `${invoiceName(invoice.number)}.pdf` };
}
