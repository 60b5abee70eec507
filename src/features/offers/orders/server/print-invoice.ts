import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { longDay } from '#kernel/days.ts';
import { locale } from '#kernel/locale.ts';
import { formatMoney } from '#kernel/money.ts';
import { letterhead } from '#platform/pdf/letterhead.ts';
import { makePdf } from '#platform/pdf/pdf-maker.ts';
import { inColumn, printable } from '#platform/pdf/printable.ts';
import { type Invoice, invoiceName, totalOf } from '../domain/invoice.ts';

const grey = '#444444';

/** The invoice as a PDF. Equal input gives equal bytes. `compress: false` leaves the text readable for tests. */
export function printInvoice(
  invoice: Invoice,
  issuedAt: Date,
  { compress = true } = {},
): Promise<Uint8Array> {
  const name = invoiceName(invoice.number);
  const author = printable(invoice.seller.name);
  return makePdf({
    pageSize: 'LETTER',
    pageMargins: [64, 64, 64, 72],
    compress,
    language: locale,
    info: { title: `Invoice ${name}`, author, creator: author, producer: author, creationDate: issuedAt },
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25 },
    styles,
    footer: (page, pages) => ({
      margin: [64, 16, 64, 0],
      text: `Invoice ${name} · order ${invoice.orderId} · page ${page} of ${pages}`,
      style: 'small',
    }),
    content: [
      letterhead(invoice.seller.name, invoice.seller.email),
      { text: `Invoice ${name}`, style: 'title' },
      parties(invoice),
      items(invoice),
      { text: 'How to pay', style: 'heading' },
      { ul: invoice.howToPay.map((line) => ({ text: inColumn(line), margin: [0, 0, 0, 4] })) },
      { text: 'No card is charged for this invoice.', margin: [0, 12, 0, 0], color: grey },
    ],
  });
}

const styles: TDocumentDefinitions['styles'] = {
  title: { fontSize: 17, bold: true, margin: [0, 20, 0, 14] },
  heading: { fontSize: 12, bold: true, margin: [0, 20, 0, 6] },
  label: { fontSize: 8, color: grey },
  small: { fontSize: 8, color: grey },
};

function parties({ seller, customer, issuedOn, dueOn }: Invoice) {
  const block = (label: string, lines: readonly string[]) => ({
    width: '*',
    stack: [{ text: label, style: 'label' }, ...lines.map((line) => ({ text: inColumn(line) }))],
  });
  return {
    columnGap: 16,
    columns: [
      block(
        'From',
        [seller.name, seller.address, seller.email].filter((line) => line !== ''),
      ),
      block('To', [customer.name, customer.email]),
      block('Issued', [longDay(issuedOn), '', `Due ${longDay(dueOn)}`]),
    ],
  };
}

function items(invoice: Invoice) {
  const total = formatMoney(totalOf(invoice));
  const right = (text: string, bold = false) => ({ text, alignment: 'right' as const, bold });
  return {
    margin: [0, 24, 0, 0] as [number, number, number, number],
    layout: 'lightHorizontalLines',
    table: {
      headerRows: 1,
      widths: ['*', 110],
      body: [
        [
          { text: 'Service', color: grey },
          { ...right('Amount'), color: grey },
        ],
        [{ text: inColumn(invoice.item.name) }, right(total)],
        [{ text: 'Total in US dollars', bold: true }, right(total, true)],
      ],
    },
  };
}
