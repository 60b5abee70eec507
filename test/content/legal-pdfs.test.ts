import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { legalPages } from '#content/legal-pages.ts';
import { paths } from '#kit/paths.ts';
import { legalPdf } from '../../scripts/legal-pdfs.ts';
import { informationOf, squeezed, textOf } from '../ndas/pdf-text.ts';

describe.each(legalPages)('the PDF of $slug', ({ slug, page: read }) => {
  const page = read();
  it('contains every heading and paragraph of the page, and says that it is a template', async () => {
    const pdf = await legalPdf(slug);
    if (!pdf) throw new Error('not printed');
    expect(Buffer.from(pdf.subarray(0, 5)).toString('latin1')).toBe('%PDF-');
    const sheets = textOf(pdf);
    const text = sheets.join('');
    expect(text).toContain(squeezed(page.title));
    for (const sheet of sheets) expect(sheet).toContain(squeezed('TEMPLATE: not reviewed by an attorney'));
    const body = sheets.map((sheet) => withoutFrame(sheet, page.title)).join('');
    for (const { heading, paragraphs } of page.sections)
      for (const words of [heading, ...paragraphs]) expect(body).toContain(squeezed(words));
  });

  it('has the same bytes each time, with a constant date', async () => {
    const [one, two] = [await legalPdf(slug), await legalPdf(slug)];
    expect(one && two && Buffer.compare(one, two)).toBe(0);
    expect(informationOf(one ?? new Uint8Array())).toContain('D:20000101000000');
  });
});

it('is at the URL that the site links to', async () => {
  expect([paths.termsPdf(), paths.privacyPdf()]).toEqual(legalPages.map(({ slug }) => `/legal/${slug}.pdf`));
  expect(await legalPdf('nothing')).toBeNull();
});

/** A paragraph may continue on the next page, with footer and header in the middle. */
function withoutFrame(sheet: string, title: string): string {
  const footer = new RegExp(`${squeezed(`${brand.name} · ${title}`)}·page\\d+of\\d+`);
  return sheet.replace(squeezed('TEMPLATE: not reviewed by an attorney'), '').replace(footer, '');
}
