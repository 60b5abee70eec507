import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader, Tx } from '#platform/context.ts';
import type { Invoice } from '../domain/invoice.ts';

const invoice = z.object({
  number: z.number().int(),
  orderId: z.uuid(),
  issuedOn: z.string(),
  dueOn: z.string(),
  seller: z.object({ name: z.string(), address: z.string(), email: z.string() }),
  customer: z.object({ name: z.string(), email: z.string() }),
  item: z.object({ name: z.string(), amount: z.number().int() }),
  howToPay: z.array(z.string()),
}) satisfies z.ZodType<Invoice>;

/** Locks its row until the order commits, so that numbers have no gaps. */
export async function nextInvoiceNumber(tx: Tx): Promise<number> {
  const { last } = await tx
    .updateTable('invoice_counter')
    .set((of) => ({ last: of('last', '+', 1) }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

export async function insertInvoice(tx: Tx, content: Invoice, issuedAt: Date): Promise<void> {
  await tx
    .insertInto('invoice')
    .values({
      number: content.number,
      order_id: content.orderId,
      content: sql`${JSON.stringify(content)}::jsonb`,
      issued_at: issuedAt,
    })
    .execute();
}

export async function invoiceOfOrder(
  db: Reader,
  orderId: string,
): Promise<{ invoice: Invoice; issuedAt: Date } | null> {
  const row = await db
    .selectFrom('invoice')
    .select(['content', 'issued_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row ? { invoice: invoice.parse(row.content), issuedAt: row.issued_at } : null;
}
