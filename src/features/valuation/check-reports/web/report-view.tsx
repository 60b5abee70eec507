import type { ReactNode } from 'react';
import { Card } from '#kit/ui/Card.tsx';
import { cx } from '#kit/ui/cx.ts';
import { figureColumns } from '../domain/figure-columns.ts';
import type { Place, PrintedReport, ReportChapter, ReportFigure, ReportTable } from '../domain/report.ts';
import { ReportDrawing } from './report-drawing.tsx';

/** Link to the source of a figure in the check; `null` for readers without access to it. */
type WayTo = (place: Place, words: string) => ReactNode;

/** A figure, a sentence or a cell of a report, each by its number, counted from 0. */
export type PrintedPlace =
  | { chapter: string; part: 'text' | 'value' | 'note'; at: number }
  | { chapter: string; part: 'cell'; table: number; row: number; column: number };

/** What stands at a place; `label` says what it is to those who cannot see where it stands. */
type PutAt = (place: PrintedPlace, text: string, label: string) => ReactNode;

const asText: PutAt = (_, text) => text;

type Props = {
  report: PrintedReport;
  wayTo: WayTo;
  /** For reports whose figures open what is behind them. */
  putAt?: PutAt;
  /** What follows a chapter. */
  after?: (chapter: ReportChapter) => ReactNode;
};

export function ReportView({ report, wayTo, putAt = asText, after }: Props) {
  return (
    <article aria-label={`${report.title}: ${report.heading}`} className="flex flex-col gap-8">
      <header>
        <p className="text-muted">{report.title}</p>
        <h2 className="wrap-anywhere text-heading">{report.heading}</h2>
        <p className="text-muted">{report.about}</p>
        <p className="mt-3 max-w-prose">{report.disclaimer}</p>
      </header>
      {report.chapters.map((chapter) => (
        <Chapter key={chapter.key} {...{ chapter, wayTo, putAt }} after={after?.(chapter)} />
      ))}
    </article>
  );
}

type ChapterProps = { chapter: ReportChapter; wayTo: WayTo; putAt: PutAt; after: ReactNode };

function Chapter({ chapter, wayTo, putAt, after }: ChapterProps) {
  const id = `report-${chapter.key}`;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h3 id={id} className="text-title">
        {chapter.title}
      </h3>
      {chapter.text.map((paragraph, at) => (
        <p key={paragraph} className="max-w-prose">
          {putAt({ chapter: chapter.key, part: 'text', at }, paragraph, chapter.title)}
        </p>
      ))}
      {chapter.figures.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2">
          {chapter.figures.map((figure, at) => (
            <li key={figure.label}>
              <Figure
                {...{ figure, wayTo }}
                put={(part, text) => putAt({ chapter: chapter.key, part, at }, text, figure.label)}
              />
            </li>
          ))}
        </ul>
      )}
      {chapter.drawings.map((drawing) => (
        <ReportDrawing key={drawing.title} drawing={drawing} />
      ))}
      {chapter.tables.map((table, nth) => (
        <Table
          key={table.caption}
          {...{ table, wayTo }}
          putIn={({ row, column }, text) =>
            putAt(
              { chapter: chapter.key, part: 'cell', table: nth, row, column },
              text,
              [table.rows[row]?.cells[0], table.columns[column]].filter(Boolean).join(', '),
            )
          }
        />
      ))}
      {after}
    </section>
  );
}

type FigureProps = {
  figure: ReportFigure;
  wayTo: WayTo;
  put: (part: 'value' | 'note', text: string) => ReactNode;
};

function Figure({ figure, wayTo, put }: FigureProps) {
  const { label, value, note, behind, place } = figure;
  return (
    <Card className="h-full">
      <p className="text-muted text-small">{label}</p>
      <p className="tabular text-title">{put('value', value)}</p>
      {note !== null && <p className="mt-1 text-muted text-small">{put('note', note)}</p>}
      {(behind.length > 0 || place !== null) && (
        <details className="mt-2 text-small">
          <summary className="cursor-pointer">
            What is behind it<span className="sr-only">: {label}</span>
          </summary>
          <dl className="mt-2 flex flex-col gap-1">
            {behind.map((row) => (
              <div key={row.label} className="flex flex-wrap justify-between gap-x-4">
                <dt className="text-muted">{row.label}</dt>
                <dd className="tabular wrap-anywhere">{row.value}</dd>
              </div>
            ))}
          </dl>
          {place !== null && wayTo(place, label)}
        </details>
      )}
    </Card>
  );
}

const wordsCell = 'tabular py-2 pr-4 align-top';
const figureCell = `${wordsCell} text-right`;

type TableProps = {
  table: ReportTable;
  wayTo: WayTo;
  putIn: (cell: { row: number; column: number }, text: string) => ReactNode;
};

function Table({ table, wayTo, putIn }: TableProps) {
  const { caption, columns, rows } = table;
  const onRight = figureColumns(table);
  return (
    // Scrolls horizontally on phones, with the keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section aria-label={caption} tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full min-w-120 border-collapse text-small">
        <caption className="pb-2 text-left font-semibold text-body">{caption}</caption>
        <thead>
          <tr className="border-line border-b text-left text-muted">
            {columns.map((column, at) => (
              <ColumnHead key={column} column={column} onRight={onRight[at] ?? false} />
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ cells, strong, place }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes
            <tr key={at} className={strong ? 'font-semibold' : undefined}>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes
                <td key={column} className={onRight[column] ? figureCell : wordsCell}>
                  {putIn({ row: at, column }, cell)}
                  {column === 0 && place !== null && wayTo(place, cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A header without words is none to a screen reader. */
function ColumnHead({ column, onRight }: { column: string; onRight: boolean }) {
  const face = cx('py-2 pr-4 font-normal', onRight && 'text-right');
  if (column === '') return <td className={face} />;
  return (
    <th scope="col" className={face}>
      {column}
    </th>
  );
}
