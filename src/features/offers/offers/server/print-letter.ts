import type { Content } from 'pdfmake/interfaces.js';
import { documentMark } from '#features/agreements/ndas/domain/sealing.ts';
import { locale } from '#kernel/locale.ts';
import { makePdf } from '#platform/pdf/pdf-maker.ts';
import { printable } from '#platform/pdf/printable.ts';
import type { KeptLetter } from './kept-letter.ts';
import { clausesContent } from './print-clauses.ts';
import { listOfTermsContent } from './print-list-of-terms.ts';

type Edition = { offerId: string; acceptedAt: Date; platformName: string };

/** The letter as a PDF. Equal input gives equal bytes. `compress: false` leaves the text readable for tests. */
export function printLetter(
  letter: KeptLetter,
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
      address: { margin: [0, 10, 0, 0] },
      clause: { margin: [0, 0, 0, 4] },
      small: { fontSize: 8, color: '#444444' },
    },
    footer: (page, pages) => ({
      margin: [64, 16, 64, 0],
      text: `Letter of intent · document ${offerId} · page ${page} of ${pages}`,
      style: 'small',
    }),
    content: contentOf(letter, platformName),
  });
}

function contentOf(letter: KeptLetter, platformName: string): Content[] {
  return [
    ...('form' in letter ? clausesContent(letter) : listOfTermsContent(letter)),
    {
      text: printable(
        `Made by ${platformName} from terms that the parties chose and agreed on, starting from its usual terms, and sealed against changes. ${platformName} is not a party to this letter and gives no legal advice. What is not mentioned was left open by the parties. Anyone can check this file on the page “Verify a document” of ${platformName}.`,
      ),
      style: 'small',
      margin: [0, 10, 0, 0],
    },
  ];
}
