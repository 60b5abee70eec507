import { openBooks } from '#features/valuation/health-check/server/open-check.ts';
import { csvOf } from '#kernel/csv.ts';
import { dayOf } from '#kernel/days.ts';
import { locale } from '#kernel/locale.ts';
import type { Reading } from '#platform/context.ts';
import { workbookOf } from '#platform/sheets/write-workbook.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { downloadSampleBooks as contract } from '../contract.ts';
import { usualEnds } from '../domain/periods.ts';
import { sampleBooks } from '../domain/sample-books.ts';
import { sampleTypes } from '../statement-shapes.ts';
import { endsOf, findBook } from './book-store.ts';

export async function downloadSampleBooks(
  reading: Reading,
  { params: { id }, query }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  await openBooks(reading, id);
  const book = await findBook(reading.db, id);
  const rows = sampleBooks(book ? endsOf(book) : usualEnds(dayOf(reading.now)));
  const fileName = `sample-profit-and-loss.${query.as}`;
  if (query.as === 'xlsx')
    return { bytes: await workbookOf('Profit and Loss', rows), fileName, type: sampleTypes.xlsx };
  return { bytes: new TextEncoder().encode(csvOf(rows.map((row) => row.map(written)))), fileName };
}

const dollars = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });

/** Negative amounts in parentheses, because a spreadsheet could read a leading minus as a formula. */
function written(cell: string | number): string {
  if (typeof cell === 'string') return cell;
  return cell < 0 ? `(${dollars.format(-cell)})` : dollars.format(cell);
}
