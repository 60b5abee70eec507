import type { Sheet, SheetCell } from '#kernel/sheet.ts';
import { NotAStatement } from './statement.ts';
import type { StatementHead } from './statement-columns.ts';

/** "in thousands" · "(in $ millions)" · "in 000s" · "$000" · "$'000s" · "(000's omitted)" · "$ thousands" · "USD mm" */
const scaled =
  /\bin (?:us ?)?(?:\$|usd|dollars)? ?(?:thousands?|millions?|000['’]?s?)\b|(?:\$|\busd) ?(?:thousands?\b|millions?\b|['’]?000['’]?s?(?![\d,.])|mm?\b|k\b)|\(['’]?000['’]?s?\)|\b000['’]?s (?:omitted|of dollars)\b|\b(?:thousands?|millions?) of (?:us )?dollars\b/i;

const textIn = (cell: SheetCell) => (cell?.kind === 'text' ? [cell.text] : []);

/** Throws NotAStatement for amounts in thousands or millions, which are rounded and cannot be checked to the cent. */
export function refuseScaled({ rows }: Sheet, { body }: Pick<StatementHead, 'body'>): void {
  for (const [at, row] of rows.entries()) {
    const texts = at < body || row.slice(1).every((cell) => cell === null) ? row.flatMap(textIn) : [];
    const says = texts.find((text) => scaled.test(text));
    if (says !== undefined) throw new NotAStatement({ code: 'in-thousands', line: at + 1, says });
  }
}
