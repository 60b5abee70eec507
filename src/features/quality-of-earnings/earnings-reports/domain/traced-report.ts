import type {
  PrintedReport,
  ReportChapter,
  ReportDrawing,
} from '#features/valuation/check-reports/domain/report.ts';
import { figure, row } from '#features/valuation/check-reports/domain/report-words.ts';
import { type Cell, type KeptFigure, type Traced, textOf } from './figure-origins.ts';
import { placeNames } from './place-names.ts';

export type TracedFigure = { label: string; value: Cell; note: Cell | null };
type TracedRow = { cells: readonly Cell[]; strong: boolean };
export type TracedTable = { caption: string; columns: string[]; rows: TracedRow[] };

/** A chapter whose figures say where they come from. */
export type TracedChapter = {
  key: string;
  title: string;
  text: Cell[];
  figures: TracedFigure[];
  drawings: ReportDrawing[];
  tables: TracedTable[];
};

/** `places`: the key of the figure at each place of a report; `figures`: by key. */
export type Origins = { places: Record<string, string>; figures: Record<string, KeptFigure> };

/** What is printed, and apart from it where each figure comes from. `named`: figures that other pages show too. */
export function takenApart(
  { chapters, ...head }: Omit<PrintedReport, 'chapters'> & { chapters: readonly TracedChapter[] },
  named: Readonly<Record<string, Traced>> = {},
): { report: PrintedReport; origins: Origins } {
  const { keep, origins } = keeper();
  const report = { ...head, chapters: chapters.map((one) => printed(one, keep)) };
  for (const [name, of] of Object.entries(named)) keep(placeNames.named(name), { text: '', of });
  return { report, origins };
}

type Keep = (place: string, cell: Cell) => string;

function printed({ key, text, figures, tables, ...chapter }: TracedChapter, keep: Keep): ReportChapter {
  return {
    ...{ key, ...chapter },
    text: text.map((cell, at) => keep(placeNames.text(key, at), cell)),
    figures: figures.map(({ label, value, note }, at) =>
      figure(label, keep(placeNames.value(key, at), value), {
        note: note === null ? null : keep(placeNames.note(key, at), note),
      }),
    ),
    tables: tables.map(({ rows, ...table }, nth) => ({
      ...table,
      rows: rows.map(({ cells, strong }, at) =>
        row(
          cells.map((cell, column) => keep(placeNames.cell(key, { table: nth, row: at, column }), cell)),
          { strong },
        ),
      ),
    })),
  };
}

/** The same figure has one key, wherever it stands. */
function keeper(): { keep: Keep; origins: Origins } {
  const origins: Origins = { places: {}, figures: {} };
  const keys = new Map<string, string>();
  const known = new Map<Traced, string>();
  const keyOf = (of: Traced): string => {
    const seen = known.get(of);
    if (seen !== undefined) return seen;
    const { behind } = of;
    const kept: KeptFigure = {
      ...of,
      behind:
        behind.kind === 'parts'
          ? { ...behind, parts: behind.parts.map(({ sign, of: part }) => ({ sign, of: keyOf(part) })) }
          : behind,
    };
    const said = JSON.stringify(kept);
    const key = keys.get(said) ?? String(keys.size + 1);
    keys.set(said, key);
    known.set(of, key);
    origins.figures[key] = kept;
    return key;
  };
  const keep: Keep = (place, cell) => {
    if (typeof cell !== 'string') origins.places[place] = keyOf(cell.of);
    return textOf(cell);
  };
  return { keep, origins };
}
