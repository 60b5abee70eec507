import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { brand } from '#content/brand.ts';
import type { LegalPage } from '#content/legal-page.ts';
import { locale } from '#kernel/locale.ts';
import { makePdf } from '#platform/pdf/pdf-maker.ts';
import { inColumn, printable } from '#platform/pdf/printable.ts';

/** A fixed date, so that the same text gives the same bytes. The operator writes the text's own date. */
const noDate = new Date('2000-01-01T00:00:00.000Z');

export function printLegal(page: LegalPage, { compress = true } = {}): Promise<Uint8Array> {
  return makePdf({
    pageSize: 'LETTER',
    pageMargins: [64, 72, 64, 72],
    compress,
    language: locale,
    info: {
      title: `${page.title}, ${brand.name}`,
      author: brand.name,
      creator: brand.name,
      producer: brand.name,
      creationDate: noDate,
    },
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25 },
    styles,
    ...(page.templateNotice === null
      ? {}
      : {
          header: { text: 'TEMPLATE: not reviewed by an attorney', style: 'mark', margin: [64, 32, 64, 0] },
        }),
    footer: (sheet, sheets) => ({
      text: `${printable(`${brand.name} · ${page.title}`)} · page ${sheet} of ${sheets}`,
      style: 'small',
      margin: [64, 24, 64, 0],
    }),
    content: [
      { text: printable(page.title), style: 'title', headlineLevel: 1 },
      ...(page.templateNotice === null ? [] : [{ text: printable(page.templateNotice), style: 'notice' }]),
      ...page.sections.map(section),
    ],
    pageBreakBefore: (node, nodes) =>
      node.headlineLevel === 2 && nodes.getFollowingNodesOnPage().length === 0,
  });
}

const styles: TDocumentDefinitions['styles'] = {
  title: { fontSize: 20, bold: true, margin: [0, 0, 0, 10] },
  notice: { italics: true, color: '#7a4b00', margin: [0, 0, 0, 14] },
  heading: { fontSize: 13, bold: true, margin: [0, 12, 0, 4] },
  paragraph: { margin: [0, 0, 0, 7] },
  mark: { fontSize: 8, bold: true, color: '#7a4b00', alignment: 'right' },
  small: { fontSize: 8, color: '#444444' },
};

function section({ heading, paragraphs }: LegalPage['sections'][number]): Content {
  return [
    { text: printable(heading), style: 'heading', headlineLevel: 2 },
    ...paragraphs.map((text): Content => ({ text: inColumn(text), style: 'paragraph' })),
  ];
}
