import { dayOf } from '#kernel/days.ts';
import { days, shift } from '#kernel/instant.ts';
import { type Cents, cents } from '#kernel/money.ts';

/** Amounts in cents, days as YYYY-MM-DD (UTC). */
export type Invoice = {
  number: number;
  orderId: string;
  issuedOn: string;
  dueOn: string;
  seller: { name: string; address: string; email: string };
  customer: { name: string; email: string };
  item: { name: string; amount: number };
  howToPay: readonly string[];
};

type Facts = Pick<Invoice, 'number' | 'orderId' | 'seller' | 'customer' | 'howToPay'> & {
  issuedAt: Date;
  item: { name: string; amount: Cents };
  dueIn: number;
};

export function writeInvoice({ issuedAt, dueIn, ...facts }: Facts): Invoice {
  return { ...facts, issuedOn: dayOf(issuedAt), dueOn: dayOf(shift(issuedAt, dueIn * days)) };
}

/** `INV-00042`: at least five digits. */
export function invoiceName(number: number): string {
  return `INV-${String(number).padStart(5, '0')}`;
}

/** In cents. */
export function totalOf({ item }: Invoice): Cents {
  return cents(item.amount);
}
