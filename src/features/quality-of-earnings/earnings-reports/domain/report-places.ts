import type {
  PrintedReport,
  ReportChapter,
  ReportTable,
} from '#features/valuation/check-reports/domain/report.ts';

export const placeParts = ['chapter', 'figure', 'row'] as const;

/**
 * A place in a report, named by what stands there, so that it is found in the next report of its stage too.
 * `caption`: of the table; empty for a figure or a chapter. `label`: of the figure, or the first cell of the row.
 * `nth`: which one of those with this label, from 0.
 */
export type ReportPlace = {
  chapter: string;
  part: (typeof placeParts)[number];
  caption: string;
  label: string;
  nth: number;
};

/** What stands at a place in one column; a figure has one column without a name. */
export type PlaceFigure = { column: string; value: string };

type Found = { place: ReportPlace; figures: PlaceFigure[] };

/** All places of a report on which one can comment, in its order. */
export function placesOf({ chapters }: Pick<PrintedReport, 'chapters'>): Found[] {
  return chapters.flatMap(placesIn);
}

function placesIn(chapter: ReportChapter): Found[] {
  const at = { chapter: chapter.key };
  const figures = chapter.figures.map(({ label, value }, position) => ({
    place: { ...at, part: 'figure' as const, caption: '', label, nth: nthOf(chapter.figures, position) },
    figures: [{ column: '', value }],
  }));
  return [
    { place: { ...at, part: 'chapter', caption: '', label: '', nth: 0 }, figures: [] },
    ...figures,
    ...chapter.tables.flatMap((table) => rowsOf(chapter.key, table)),
  ];
}

function rowsOf(chapter: string, { caption, columns, rows }: ReportTable): Found[] {
  const labels = rows.map(({ cells }) => ({ label: cells[0] ?? '' }));
  return rows.map(({ cells }, position) => ({
    place: {
      ...{ chapter, part: 'row', caption },
      label: cells[0] ?? '',
      nth: nthOf(labels, position),
    },
    figures: cells.slice(1).map((value, at) => ({ column: columns[at + 1] ?? '', value })),
  }));
}

function nthOf(all: readonly { label: string }[], position: number): number {
  const label = all[position]?.label;
  return all.slice(0, position).filter((one) => one.label === label).length;
}

/** What stands at a place; `null`: the report does not have it. */
export function figuresAt(report: Pick<PrintedReport, 'chapters'>, place: ReportPlace): PlaceFigure[] | null {
  const found = placesOf(report).find(({ place: one }) => isSame(one, place));
  return found?.figures ?? null;
}

const isSame = (one: ReportPlace, other: ReportPlace) =>
  one.chapter === other.chapter &&
  one.part === other.part &&
  one.caption === other.caption &&
  one.label === other.label &&
  one.nth === other.nth;

/** `null` on one side: that report has no such column. */
export type PlaceChange = { column: string; was: string | null; now: string | null };

/** What differs at a place between two reports, by columns of the same name. */
export function changesAt(was: readonly PlaceFigure[], now: readonly PlaceFigure[]): PlaceChange[] {
  const valueIn = (all: readonly PlaceFigure[], column: string) =>
    all.find((one) => one.column === column)?.value ?? null;
  const columns = [...new Set([...was, ...now].map(({ column }) => column))];
  return columns
    .map((column) => ({ column, was: valueIn(was, column), now: valueIn(now, column) }))
    .filter((one) => one.was !== one.now);
}
