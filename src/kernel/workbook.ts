/** How a cell of a workbook looks. What leads to other cells is blue (`…Link`). */
export const cellStyles = [
  'text',
  'title',
  'note',
  'heading',
  'label',
  'textLink',
  'money',
  'moneyLink',
  'total',
  'totalLink',
  'percent',
  'whole',
  'day',
] as const;
export type CellStyle = (typeof cellStyles)[number];

type Look = {
  style?: CellStyle;
  /** Cells of the same workbook that it leads to: `Ledger!A102:H131`. */
  link?: string;
};

/**
 * A cell to be written. A plain number has two decimals. `formula`: without “=”; `number` is its result, which programs show
 * that do not work it out again.
 */
export type WorkbookCell =
  | null
  | string
  | number
  | (Look & { text: string })
  | (Look & { number: number })
  | (Look & { formula: string; number: number });

export type WorkbookRow = readonly WorkbookCell[];

/** A sheet to be written. */
export type WorkbookSheet = {
  /** Letters only, so that formulas need no quotes around it. */
  name: string;
  /** Of its columns, in characters. */
  widths: readonly number[];
  /** How many rows and columns stay in sight. */
  frozen?: { rows: number; columns: number };
  /** The cells that have buttons to filter by: `A5:H900`. */
  filter?: string;
  /** Its rows are known only after the sheets without this were written. */
  late?: true;
  /** From the first row on, some at a time, so that a long sheet is never whole in memory. */
  rows(): Iterable<readonly WorkbookRow[]> | AsyncIterable<readonly WorkbookRow[]>;
};

/** Limits of Excel for one sheet. */
export const mostInSheet = { rows: 1_048_576, links: 65_530 } as const;
