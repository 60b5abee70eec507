import type { Content } from 'pdfmake/interfaces.js';
import { documentMark } from '#features/agreements/ndas/domain/sealing.ts';
import { locale } from '#kernel/locale.ts';
import { makePdf } from '#platform/pdf/pdf-maker.ts';
import { inColumn, printable } from '#platform/pdf/printable.ts';
import type { Letter, LetterRow, LetterSection } from '../domain/letter.ts';

const grey = '#444444';
/** Sections up to this many characters are kept on one page. */
const fewLetters = 1_500;

type Edition = { offerId: string; acceptedAt: Date; platformName: string };

/** The letter as a PDF. Equal input gives equal bytes. `compress: false` leaves the text readable for tests. */
export function printLetter(
  letter: Letter,
  { offerId, acceptedAt, platformName }: Edition,
  { compress = true } = {},
): Promise<Uint8Array> {
  return makePdf({
    pageSize: 'LETTER',
    pageMargins: [64, 64, 64, 72],
    compress,
    language: locale,
    // The metadata names no parties; the ID leads to the original.
    info: {
      title: 'Letter of intent',
      subject: `Letter of intent, ${documentMark}${offerId}`,
      author: platformName,
      creator: platformName,
      producer: platformName,
      creationDate: acceptedAt,
    },
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25 },
    styles: {
      title: { fontSize: 17, bold: true, margin: [0, 0, 0, 2] },
      lead: { fontSize: 12, margin: [0, 0, 0, 12] },
      heading: { fontSize: 12, bold: true, margin: [0, 14, 0, 4] },
      paragraph: { margin: [0, 8, 0, 0] },
      small: { fontSize: 8, color: grey },
    },
    footer: (page, pages) => ({
      margin: [64, 16, 64, 0],
      text: `Letter of intent · document ${offerId} · page ${page} of ${pages}`,
      style: 'small',
    }),
    content: contentOf(letter, platformName),
  });
}

function contentOf(letter: Letter, platformName: string): Content[] {
  const numbered = letter.terms.map((section, at) => ({ ...section, title: `${at + 1}. ${section.title}` }));
  const after = numbered.length + 1;
  return [
    { text: 'Letter of intent', style: 'title' },
    { text: inColumn(`for the purchase of ${letter.business}`), style: 'lead' },
    table(letter.parties),
    ...letter.nature.map((text): Content => ({ text: inColumn(text), style: 'paragraph' })),
    ...numbered.map(section),
    ...(letter.binding.length === 0
      ? []
      : [section({ title: `${after}. Binding terms`, rows: letter.binding })]),
    ...letter.signatures.map(section),
    section({ title: 'Record', rows: letter.record }),
    {
      text: printable(
        `Made by ${platformName} from terms that the parties chose and agreed on, starting from its usual terms, and sealed against changes. ${platformName} is not a party to this letter and gives no legal advice. What is not mentioned was left open by the parties. Anyone can check this file on the page “Verify a document” of ${platformName}.`,
      ),
      style: 'small',
      margin: [0, 10, 0, 0],
    },
  ];
}

function section({ title, rows }: LetterSection): Content {
  const letters = rows.reduce((sum, { label, text }) => sum + label.length + text.length, 0);
  return {
    unbreakable: letters < fewLetters,
    stack: [{ text: printable(title), style: 'heading' }, table(rows)],
  };
}

function table(rows: readonly LetterRow[]): Content {
  return {
    layout: 'lightHorizontalLines',
    fontSize: 9,
    table: {
      headerRows: 0,
      widths: [130, '*'],
      body: rows.map(({ label, text }) => [{ text: inColumn(label), color: grey }, { stack: lines(text) }]),
    },
  };
}

function lines(text: string): Content[] {
  return text.split(/\r\n|[\n\r]/).map((line) => ({ text: line.trim() === '' ? ' ' : inColumn(line) }));
}
