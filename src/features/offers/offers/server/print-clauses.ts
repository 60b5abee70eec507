import type { Content } from 'pdfmake/interfaces.js';
import { inColumn } from '#platform/pdf/printable.ts';
import type { Letter } from '../domain/letter.ts';
import { type Clause, type LetterSection, paragraphsOf } from '../domain/letter-section.ts';
import { block, lines, linesOf, part } from './letter-blocks.ts';

export function clausesContent(letter: Letter): Content[] {
  return [
    { text: 'Letter of intent', style: 'title' },
    { stack: letter.from.flatMap(lines), style: 'address' },
    { text: inColumn(letter.date), style: 'address' },
    { stack: lines(letter.to), style: 'address' },
    {
      style: 'address',
      table: {
        widths: ['auto', '*'],
        body: [
          [
            { text: 'Re:', bold: true },
            {
              stack: [
                { text: inColumn(letter.subject), bold: true },
                { text: inColumn(`Listing reference ${letter.listing}`) },
              ],
            },
          ],
        ],
      },
      layout: { defaultBorder: false, paddingLeft: (at) => (at === 0 ? 0 : 8) },
    },
    paragraph(letter.greeting),
    paragraph(letter.opening.join(' ')),
    ...letter.sections.map(section),
    {
      unbreakable: true,
      stack: [paragraph('Agreed and accepted electronically:'), ...letter.signatures.map(block)],
    },
    block({ title: 'Record', rows: letter.record }),
  ];
}

function section({ title, clauses }: LetterSection, at: number): Content {
  return part(`${at + 1}. ${title}`, paragraphsOf(clauses).flatMap(clause));
}

/** Only the first line runs in with its heading. */
function clause({ lead, text }: Clause) {
  const [first = '', ...others] = linesOf(text);
  const heading = lead === '' ? [] : [{ text: `${lead}: `, bold: true }];
  const rest = others.join('\n');
  return [
    { text: lead + first, content: { text: [...heading, ...inColumn(first)], style: 'clause' } },
    ...(others.length === 0 ? [] : [{ text: rest, content: { stack: lines(rest) } }]),
  ];
}

function paragraph(text: string): Content {
  return { text: inColumn(text), style: 'paragraph' };
}
