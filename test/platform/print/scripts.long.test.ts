import { describe, expect, test } from 'vitest';
import { printInvoice } from '#features/offers/orders/server/print-invoice.ts';
import { makePdf } from '#platform/pdf/pdf-maker.ts';
import { processPrinter } from '#platform/pdf/process-printer.ts';
import { markTile } from '#platform/render/mark-tile.ts';
import { openPdf, startPdfium } from '#platform/render/pdf-document.ts';
import { typesetText } from '#platform/render/text-document.ts';
import { informationOf } from '#test/ndas/pdf-text.ts';
import { namesOfTheWorld } from '#test/support/names.ts';
import { pagesRead } from '#test/support/read-pdf.ts';

const names = Object.entries(namesOfTheWorld);
const page = (text: string) =>
  makePdf({ content: text, compress: false, info: { creationDate: new Date(0) } });

async function picture(pdf: Uint8Array): Promise<Buffer> {
  const document = openPdf(await startPdfium(), pdf);
  const { rows } = await document.raster(1, 600);
  document.close();
  return Buffer.from(rows);
}

/** Whether a text operator shows the glyph for missing characters, which is the first of every font. */
function showsNoGlyph(pdf: Uint8Array): boolean {
  const shown = Buffer.from(pdf)
    .toString('latin1')
    .matchAll(/<([0-9a-f]+)>(?: -?[\d.]+)?[^\]]*\] TJ/g);
  return Array.from(shown, ([, codes = '']) => codes.match(/.{4}/g) ?? [])
    .flat()
    .includes('0000');
}

describe.each(names)('a name in %s', (_script, name) => {
  test('is printed with the glyphs of its script, and can be copied from the page', async () => {
    const pdf = await page(`Signed by ${name}`);
    const [text = ''] = await pagesRead(pdf);
    expect(text).toContain(name.normalize('NFC').split(' ')[0]);
    for (const word of name.normalize('NFC').split(' ')) expect(text).toContain(word);
    expect(text).not.toMatch(/[■\ufffd]/);
    expect(showsNoGlyph(pdf)).toBe(false);
    // If every letter were a box, the reversed name would look the same.
    const other = await page(`Signed by ${[...name].reverse().join('')}`);
    expect(Buffer.compare(await picture(pdf), await picture(other))).not.toBe(0);
    expect(pdf.byteLength).toBeLessThan(120_000);
  });
});

describe('other scripts', () => {
  test('mix in reading order: brackets, numbers and Latin within right-to-left text', async () => {
    const [text = ''] = await pagesRead(await page('رقم 15 شارع (النصر) اليوم'));
    expect(text.trim()).toBe('رقم 15 شارع (النصر) اليوم');
  });

  test('wrap from the right', async () => {
    const words = 'שלום עולם זה טקסט ארוך מאוד שצריך להישבר לכמה שורות כדי לבדוק את הסדר של המילים';
    const pdf = await makePdf({ content: { columns: [{ width: 150, text: words }] } });
    const [text = ''] = await pagesRead(pdf);
    expect(text.trim().split('\n').length).toBeGreaterThan(2);
    expect(text.replace(/\s+/g, ' ').trim()).toBe(words);
  });

  test('work in columns, lists, headers and footers, bold or not', async () => {
    const pdf = await makePdf({
      header: () => '王小明',
      footer: { text: [{ text: 'שרה' }], bold: true },
      content: [
        { table: { body: [['김민수', { text: 'Анна' }]] } },
        { ul: ['हिन्दी'] },
        { columns: ['أحمد', { stack: ['გიორგი'] }] },
        { text: ['Mr. ', { text: 'สมชาย', bold: true }] },
      ],
    });
    const [text = ''] = await pagesRead(pdf);
    for (const name of ['王小明', 'שרה', '김민수', 'Анна', 'हिन्दी', 'أحمد', 'გიორგი', 'สมชาย'])
      expect(text).toContain(name);
  });

  test('cost nothing if they are not needed, and give the same bytes each time', async () => {
    expect(Buffer.from(await page('Ada Lovelace')).toString('latin1')).not.toContain('Noto');
    expect(Buffer.compare(await page('王小明 שרה'), await page('王小明 שרה'))).toBe(0);
  });

  test('work in every PDF of the product: reports in their confined process', async () => {
    const all = names.map(([, name]) => name);
    const report = await processPrinter()({ definition: { content: all }, footer: '王小明' });
    const [text = ''] = await pagesRead(report);
    for (const name of all) expect(text).toContain(name.normalize('NFC').split(' ')[0]);
    expect(text).toContain('王小明 · page 1 of 1');
  });

  test('invoices', async () => {
    const invoice = {
      number: 7,
      orderId: '0b9e5a54-58ef-4d5c-a3a6-1a0a60a3d0b1',
      issuedOn: '2026-03-01',
      dueOn: '2026-03-15',
      seller: { name: 'Cairn', address: 'ירושלים', email: 'x@cairn.example' },
      customer: { name: 'أحمد', email: '김민수@people.example' },
      item: { name: 'Health check', amount: 150_000 },
      howToPay: ['王小明'],
    };
    const bytes = await printInvoice(invoice, new Date(0), { compress: false });
    const [text = ''] = await pagesRead(bytes);
    for (const name of ['ירושלים', 'أحمد', '김민수', '王小明']) expect(text).toContain(name);
    expect(informationOf(bytes)).toContain('Invoice');
    // The four stones of the logo are filled in its color, as on the report.
    const stones =
      Buffer.from(bytes)
        .toString('latin1')
        .split(/0\.12156\d* 0\.37254\d* 0\.29019\d* scn/).length - 1;
    expect(stones).toBe(4);
  });

  test('pages made from text files, and the watermarks on every page', async () => {
    const lines = names.map(([, name]) => name);
    const { pdf, texts } = await typesetText(Buffer.from(lines.join('\n')), 'text');
    for (const name of lines) expect(texts.join('\n')).toContain(name.normalize('NFC'));
    expect(texts.join()).not.toContain('■');
    const blank = await typesetText(Buffer.from(lines.map(() => '■■■■').join('\n')), 'text');
    expect(Buffer.compare(await picture(pdf), await picture(blank.pdf))).not.toBe(0);
    const marks = await Promise.all(
      ['王小明', '明小王', 'שרה', 'أحمد', '■■■'].map((name) => markTile([name], 1)),
    );
    expect(new Set(marks.map(({ x, y }) => `${x.join()} ${y.join()}`)).size).toBe(marks.length);
  });
});
