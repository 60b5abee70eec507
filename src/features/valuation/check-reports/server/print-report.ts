import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { brand } from '#content/brand.ts';
import { dayOf, longDay } from '#kernel/days.ts';
import { locale } from '#kernel/locale.ts';
import { accent, letterhead } from '#platform/pdf/letterhead.ts';
import { captioned } from '#platform/pdf/pdf-maker.ts';
import { inColumn, printable } from '#platform/pdf/printable.ts';
import type { PrintJob } from '#platform/pdf/process-printer.ts';
import { figureColumns } from '../domain/figure-columns.ts';
import type { PrintedReport, ReportChapter, ReportFigure, ReportTable } from '../domain/report.ts';
import { drawn, grey } from './print-drawing.ts';

/** Tables with at most this many rows (and `shortTable` characters) are not split across pages. */
const fewRows = 5;
const shortTable = 600;
const shortCell = 14;

type Edition = { number: number; madeAt: Date };

export function reportJob(report: PrintedReport, { number, madeAt }: Edition): PrintJob {
  const author = printable(brand.name);
  const day = longDay(dayOf(madeAt));
  return {
    footer: printable(`${brand.name} · ${report.heading} · ${report.title} ${number} · ${day}`),
    definition: {
      pageSize: 'LETTER',
      pageMargins: [64, 54, 64, 62],
      language: locale,
      info: {
        title: printable(`${report.title}: ${report.heading}`),
        author,
        creator: author,
        producer: author,
        creationDate: madeAt,
      },
      defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.2 },
      styles: {
        title: { fontSize: 24, bold: true, margin: [0, 0, 0, 4] },
        chapter: { fontSize: 16, bold: true, color: accent, margin: [0, 18, 0, 6] },
        caption: { fontSize: 11, bold: true, margin: [0, 4, 0, 4] },
        label: { fontSize: 9, color: grey },
        small: { fontSize: 8, color: grey },
        figure: { fontSize: 15, bold: true },
      },
      content: [
        letterhead(brand.name, brand.supportEmail),
        { text: printable(report.title), style: 'title', margin: [0, 16, 0, 2] },
        { text: inColumn(report.heading), fontSize: 16 },
        {
          text: printable(`Prepared by ${brand.name} · ${report.about} · report ${number} · ${day}`),
          style: 'label',
        },
        { text: printable(report.disclaimer), margin: [0, 12, 0, 0], color: grey },
        contents(report.chapters),
        ...report.chapters.flatMap(chapter),
      ],
    },
  };
}

function contents(chapters: readonly ReportChapter[]): Content {
  const half = Math.ceil(chapters.length / 2);
  const part = (of: readonly ReportChapter[]) => ({
    width: '*',
    stack: of.map(({ key, title }) => ({
      columns: [
        { width: '*', text: printable(title), linkToDestination: key },
        { width: 44, pageReference: key, alignment: 'right' as const },
      ],
    })),
  });
  return {
    fontSize: 9,
    margin: [0, 12, 0, 0],
    columnGap: 28,
    columns: [part(chapters.slice(0, half)), part(chapters.slice(half))],
  };
}

/** Keeps the title with the first paragraph and picture; the rest flows, so that no page is left half empty. */
function chapter(of: ReportChapter): Content[] {
  const [first, ...texts] = of.text;
  const [picture, ...drawings] = of.drawings;
  const rest: Content[] = [
    ...texts.map(paragraph),
    ...drawings.map((drawing) => drawn(drawing)),
    ...(of.figures.length > 0 ? [figures(of.figures)] : []),
    ...of.tables.map(table),
  ];
  // If only a table follows the title, they stay together.
  const bare = first === undefined && picture === undefined && isShort(of.tables[0]);
  return [
    {
      unbreakable: true,
      stack: [
        { text: printable(of.title), style: 'chapter', id: of.key },
        ...(first === undefined ? [] : [paragraph(first)]),
        ...(picture ? [drawn(picture)] : []),
        ...(bare ? rest.slice(0, 1) : []),
      ],
    },
    ...(bare ? rest.slice(1) : rest),
  ];
}

function paragraph(text: string): Content {
  return { text: inColumn(text), margin: [0, 0, 0, 6] };
}

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
    margin: [0, 2, 8, 4],
  };
}

function isShort(of: ReportTable | undefined): boolean {
  const letters = of?.rows.flatMap(({ cells }) => cells).join('').length ?? 0;
  return of !== undefined && of.rows.length <= fewRows && letters < shortTable;
}

function table(of: ReportTable): Content {
  const { caption, columns, rows } = of;
  const onRight = figureColumns(of);
  const alignment = (at: number) => (onRight[at] ? ('right' as const) : ('left' as const));
  return {
    unbreakable: isShort(of),
    table: {
      headerRows: 2,
      keepWithHeaderRows: 2,
      dontBreakRows: true,
      widths: widthsOf(columns.length),
      body: [
        [
          { text: printable(caption), style: 'caption', colSpan: columns.length },
          ...columns.slice(1).map(() => ''),
        ],
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
            noWrap: at > 0 && cell.length <= shortCell,
          })),
        ),
      ],
    },
    layout: captioned,
    fontSize: 9,
    margin: [0, 10, 0, 8],
  };
}

function widthsOf(columns: number): (number | '*' | 'auto')[] {
  if (columns === 2) return [110, '*'];
  return Array.from({ length: columns }, (_, at) => (at === 0 ? '*' : 'auto'));
}
