import type { WorkbookCell, WorkbookRow } from '#kernel/workbook.ts';
import { type DatabookStage, isShown } from './stages.ts';

type Column<Value> = {
  /** The first stage that shows it. */
  from: DatabookStage;
  title: string;
  /** In characters. */
  width: number;
  cell(value: Value): WorkbookCell;
};

/**
 * The columns of a table: an allow-list. What a row consists of has a column for each field, so that a new field does not
 * compile until someone says at which stage it opens.
 */
export type ColumnsOf<Row> = { readonly [Field in keyof Row & string]-?: Column<Row[Field]> };

export type TableAt<Row> = {
  titles: readonly string[];
  widths: readonly number[];
  /** Of the fields that are shown, in the order of the columns. */
  fields: readonly (keyof Row & string)[];
  cells(row: Row): WorkbookRow;
};

/** What of a table a stage shows. Nothing of the other fields is read. */
export function tableAt<Row>(stage: DatabookStage, columns: ColumnsOf<Row>): TableAt<Row> {
  const fields = fieldsOf(columns).filter((field) => isShown(columns[field].from, stage));
  return {
    titles: fields.map((field) => columns[field].title),
    widths: fields.map((field) => columns[field].width),
    fields,
    cells: (row) => fields.map((field) => columns[field].cell(row[field])),
  };
}

function fieldsOf<Row>(columns: ColumnsOf<Row>): (keyof Row & string)[] {
  return Object.keys(columns).filter((key): key is keyof Row & string => key in columns);
}
