import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { brand } from '#content/brand.ts';
import { locale } from '#kernel/locale.ts';
import { inColumn, printable } from '#platform/pdf/printable.ts';
import type { PrintJob } from '#platform/pdf/process-printer.ts';
import { figureColumns } from '../domain/figure-columns.ts';
import type { Report, ReportChapter, ReportFigure, ReportTable } from '../domain/report.ts';
import { drawn } from './print-drawing.ts';

const grey = '#444444';
/** What surely fits on a page, and so is kept together: letters, and rows of a table. */
const onePage = 2_400;
const fewRows = 14;
/** Letters of a date or an amount. */
const shortCell = 14;

type Edition = { number: number; madeAt: Date };

/** A report as data to be laid out: the cover with the main figures, then a chapter after the other. */
export function reportJob(report: Report, { number, madeAt }: Edition): PrintJob {
  const author = printable(brand.name);
  const day = dayWords(madeAt);
  return {
    footer: printable(`${report.businessName} · ${report.title} ${number} · ${day}`),
    definition: {
      pageSize: 'LETTER',
      pageMargins: [64, 64, 64, 72],
      language: locale,
      info: {
        title: printable(`${report.title}: ${report.businessName}`),
        author,
        creator: author,
        producer: author,
        creationDate: madeAt,
      },
      defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25 },
      styles: {
        title: { fontSize: 24, bold: true, margin: [0, 0, 0, 4] },
        chapter: { fontSize: 16, bold: true, margin: [0, 26, 0, 8] },
        caption: { fontSize: 11, bold: true, margin: [0, 14, 0, 6] },
        label: { fontSize: 9, color: grey },
        small: { fontSize: 8, color: grey },
        figure: { fontSize: 15, bold: true },
      },
      content: [
        { text: printable(author), style: 'label' },
        { text: printable(report.title), style: 'title', margin: [0, 36, 0, 2] },
        { text: inColumn(report.businessName), fontSize: 16 },
        { text: printable(`${report.industry} · report ${number} · ${day}`), style: 'label' },
        { text: printable(report.disclaimer), margin: [0, 14, 0, 0], color: grey },
        ...report.chapters.flatMap(chapter),
      ],
    },
  };
}

/** "November 22, 2026", in UTC. */
function dayWords(at: Date): string {
  return at.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}

function chapter(of: ReportChapter): Content[] {
  const body = [...of.drawings.map((drawing) => drawn(drawing)), ...of.tables.map(table)];
  // Where nothing stands under the title but a drawing or a table, that is what it stays with.
  const withTitle = of.figures.length === 0 ? 1 : 0;
  const [firstTable] = of.drawings.length === 0 ? of.tables : [];
  const letters = JSON.stringify([of.text, of.figures, withTitle === 1 ? firstTable : null]).length;
  return [
    {
      // A title does not stand alone at the foot of a page.
      unbreakable: letters < onePage,
      stack: [
        { text: printable(of.title), style: 'chapter' },
        ...of.text.map((paragraph): Content => ({ text: inColumn(paragraph), margin: [0, 0, 0, 6] })),
        ...(of.figures.length > 0 ? [figures(of.figures)] : []),
        ...body.slice(0, withTitle),
      ],
    },
    ...body.slice(withTitle),
  ];
}

/** Two beside each other, with what they mean and what they rest on. */
function figures(of: readonly ReportFigure[]): Content {
  const pairs = of.flatMap((one, at) => (at % 2 === 0 ? [[one, of[at + 1]]] : []));
  return {
    margin: [0, 6, 0, 4],
    table: {
      widths: ['*', '*'],
      dontBreakRows: true,
      body: pairs.map((pair) => pair.map((one) => (one ? figure(one) : ''))),
    },
    layout: 'noBorders',
  };
}

function figure({ label, value, note, behind }: ReportFigure): TableCell {
  return {
    stack: [
      { text: inColumn(label), style: 'label' },
      { text: inColumn(value), style: 'figure' },
      ...(note === null ? [] : [{ text: inColumn(note), style: 'label' }]),
      ...behind.map((row) => ({ text: inColumn(`${row.label}: ${row.value}`), style: 'small' })),
    ],
    margin: [0, 4, 8, 6],
  };
}

function table(of: ReportTable): Content {
  const { caption, columns, rows } = of;
  const onRight = figureColumns(of);
  const alignment = (at: number) => (onRight[at] ? ('right' as const) : ('left' as const));
  const letters = rows.flatMap(({ cells }) => cells).join('').length;
  return {
    unbreakable: rows.length <= fewRows && letters < onePage,
    stack: [
      { text: printable(caption), style: 'caption' },
      {
        table: {
          headerRows: 1,
          keepWithHeaderRows: 1,
          dontBreakRows: true,
          widths: widthsOf(columns.length),
          body: [
            columns.map((column, at) => ({
              text: inColumn(column),
              style: 'label',
              alignment: alignment(at),
            })),
            ...rows.map(({ cells, strong }) =>
              cells.map((cell, at) => ({
                text: inColumn(cell),
                bold: strong,
                alignment: alignment(at),
                // Dates and amounts stay on their line.
                noWrap: at > 0 && cell.length <= shortCell,
              })),
            ),
          ],
        },
        layout: 'lightHorizontalLines',
        fontSize: 9,
        margin: [0, 0, 0, 8],
      },
    ],
  };
}

/** Of two columns the second is the longer text; of more the first. */
function widthsOf(columns: number): (number | '*' | 'auto')[] {
  if (columns === 2) return [110, '*'];
  return Array.from({ length: columns }, (_, at) => (at === 0 ? '*' : 'auto'));
}
