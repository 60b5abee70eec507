import type { Sheet, SheetCell } from '#kernel/sheet.ts';
import { NotAStatement } from './statement.ts';
import type { StatementHead } from './statement-columns.ts';

/** "in thousands" · "(in $ millions)" · "in 000s" · "$000" · "$'000s" · "(000's omitted)" · "$ thousands" · "USD mm" */
const scaled =
  /\bin (?:us ?)?(?:\$|usd|dollars)? ?(?:thousands?|millions?|000['’]?s?)\b|(?:\$|\busd) ?(?:thousands?\b|millions?\b|['’]?000['’]?s?(?![\d,.])|mm?\b|k\b)|\(['’]?000['’]?s?\)|\b000['’]?s (?:omitted|of dollars)\b|\b(?:thousands?|millions?) of (?:us )?dollars\b/i;

const textIn = (cell: SheetCell) => (cell?.kind === 'text' ? [cell.text] : []);

/**
 * Throws NotAStatement where a heading or a note says that the amounts are in thousands or millions. They are rounded
 * then, so they cannot be checked to the cent; every program writes them in dollars too.
 */
export function refuseScaled({ rows }: Sheet, { body }: Pick<StatementHead, 'body'>): void {
  for (const [at, row] of rows.entries()) {
    // Below the header a row of one cell is a note or the head of a section.
    const texts = at < body || row.slice(1).every((cell) => cell === null) ? row.flatMap(textIn) : [];
    const says = texts.find((text) => scaled.test(text));
    if (says !== undefined) throw new NotAStatement({ code: 'in-thousands', line: at + 1, says });
  }
}
