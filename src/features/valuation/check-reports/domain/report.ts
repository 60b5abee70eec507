import type { Cents } from '#kernel/money.ts';

export type Behind = { label: string; value: string };

export type Place = { part: 'questions' | 'earnings' | 'value' | 'plan'; question: string | null };

export type ReportFigure = {
  label: string;
  value: string;
  /** Explains the figure to a lay reader; `null` if the label is enough. */
  note: string | null;
  behind: Behind[];
  place: Place | null;
};

export type ReportRow = { cells: string[]; strong: boolean; place: Place | null };
export type ReportTable = { caption: string; columns: string[]; rows: ReportRow[] };

/** A drawing and its data. Amounts in cents, scores from 0 to 100. */
export type ReportDrawing =
  | { kind: 'range'; title: string; low: Cents; mid: Cents; high: Cents }
  | {
      kind: 'scores';
      title: string;
      bars: { label: string; claimed: number | null; evidenced: number | null }[];
    }
  | { kind: 'bridge'; title: string; steps: { label: string; amount: Cents; total: boolean }[] }
  /** `amount`: `null` where there is no figure, and so no column. */
  | { kind: 'columns'; title: string; columns: { label: string; amount: Cents | null }[] }
  /** Two amounts of each row, side by side; `names` says what they are. */
  | { kind: 'pairs'; title: string; names: { first: string; second: string }; rows: PairRow[] };

type PairRow = { label: string; first: Cents | null; second: Cents | null };

export type ReportChapter = {
  key: string;
  title: string;
  text: string[];
  figures: ReportFigure[];
  drawings: ReportDrawing[];
  tables: ReportTable[];
};

/** Figures that a listing may take, in cents; `null` if the report does not have it. */
export type ReportNumbers = {
  revenue: Cents | null;
  /** Of the books, before any adjustment. */
  booksEbitda: Cents | null;
  /** Adjusted. */
  ebitda: Cents | null;
  sde: Cents | null;
  value: Cents | null;
};

/** Stored whole and printed from this alone. */
export type Report = {
  title: string;
  businessName: string;
  industry: string;
  chapters: ReportChapter[];
  numbers: ReportNumbers;
  disclaimer: string;
};

/** What is printed and shown of a report, whatever it is about. `about`: what kind of business, or which edition. */
export type PrintedReport = {
  title: string;
  heading: string;
  about: string;
  disclaimer: string;
  chapters: readonly ReportChapter[];
};

export function printedOf({ title, businessName, industry, disclaimer, chapters }: Report): PrintedReport {
  return { title, heading: businessName, about: industry, disclaimer, chapters };
}

export const figureKeys = ['revenue', 'booksEbitda', 'ebitda', 'sde', 'value'] as const;
export type FigureKey = (typeof figureKeys)[number];

export const figureLabels: Record<FigureKey, string> = {
  revenue: 'Revenue in the books, latest full year',
  booksEbitda: 'EBITDA in the books, latest full year',
  ebitda: 'Adjusted EBITDA',
  sde: 'SDE (one owner’s pre-tax earnings)',
  value: 'Midpoint of the value range',
};
