import type { Content } from 'pdfmake/interfaces.js';
import { inColumn } from '#platform/pdf/printable.ts';
import type { ListOfTerms } from './kept-letter.ts';
import { block, table } from './letter-blocks.ts';

/** A letter of the first form. */
export function listOfTermsContent(letter: ListOfTerms): Content[] {
  const numbered = letter.terms.map((section, at) => ({ ...section, title: `${at + 1}. ${section.title}` }));
  const after = numbered.length + 1;
  return [
    { text: 'Letter of intent', style: 'title' },
    { text: inColumn(`for the purchase of ${letter.business}`), style: 'lead' },
    table(letter.parties),
    ...letter.nature.map((text): Content => ({ text: inColumn(text), style: 'paragraph' })),
    ...numbered.map(block),
    ...(letter.binding.length === 0
      ? []
      : [block({ title: `${after}. Binding terms`, rows: letter.binding })]),
    ...letter.signatures.map(block),
    block({ title: 'Record', rows: letter.record }),
  ];
}
