import type { ReportTable } from './report.ts';

const figure = /^[-−+]?\s?\$?\d[\d,]*(\.\d+)?%?$/;
const none = /^([–—]|Not known)$/;

/** For each column, whether it holds only figures and is aligned right. */
export function figureColumns({ columns, rows }: Pick<ReportTable, 'columns' | 'rows'>): boolean[] {
  return columns.map((_, at) => {
    const cells = rows.map(({ cells: of }) => of[at] ?? '');
    return (
      cells.some((cell) => figure.test(cell)) && cells.every((cell) => figure.test(cell) || none.test(cell))
    );
  });
}
