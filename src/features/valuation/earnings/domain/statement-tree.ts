import { type Cents, cents } from '#kernel/money.ts';
import { cellName, type Sheet } from '#kernel/sheet.ts';
import { amountIn } from './amount-text.ts';
import { isShareName, sectionNamed } from './row-names.ts';
import { NotAStatement, type Odd, refuseOdd, type StatementColumn } from './statement.ts';
import type { StatementHead } from './statement-columns.ts';

/** `closed`: a total row ended it. */
export type StatementNode = {
  line: number;
  name: string;
  own: readonly (Cents | null)[];
  /** In cents, including all children. */
  sums: readonly Cents[];
  children: StatementNode[];
  closed: boolean;
};

/** In cents, for rounding. */
const tolerance = 1;
export const mostAccounts = 1_000;

/**
 * The rows below the header as a tree: a row is a parent if a "Total for" it follows. Checks every total against its
 * children and every row against the total column, and tells `odd` the line and the difference; an amount that is not
 * clear is none. Throws NotAStatement for rows that it cannot place.
 */
export function statementTree(
  { rows, merged }: Sheet,
  head: StatementHead,
  odd: Odd = refuseOdd,
): StatementNode[] {
  const open: StatementNode[] = [];
  let accounts = 0;
  for (let row = head.body; row < rows.length; row += 1) {
    const [first = null] = rows[row] ?? [];
    if (first?.kind === 'text' && isShareName(first.text)) continue;
    const own = amountsIn(rows[row] ?? [], row, head, odd);
    const empty = own.every((amount) => amount === null);
    if (first === null && empty) continue;
    const name = first?.kind === 'text' ? nameOf(first.text) : '';
    if (name === '') throw new NotAStatement({ code: 'no-name', line: row + 1 });
    const tall = merged.find(({ top, bottom }) => top <= row && bottom >= row && bottom > top);
    if (tall) throw new NotAStatement({ code: 'merged-cells', cell: cellName(tall.top, tall.left) });
    accounts += 1;
    if (accounts > mostAccounts) throw new NotAStatement({ code: 'too-many-accounts', line: row + 1 });
    const sums = own.map((amount) => amount ?? cents(0));
    if (!closes(open, { line: row + 1, name, own, sums, children: [], closed: false }, head.columns, odd))
      open.push({ line: row + 1, name, own, sums, children: [], closed: false });
  }
  return open;
}

/** Removes the mark of a deleted account and the signs that Xero puts before a section. */
export function nameOf(text: string): string {
  return text
    .replaceAll(/\s*\((deleted|usd)\)/gi, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** QuickBooks Desktop ends "Cost of Goods Sold" with "Total COGS", others "Revenues" with "Total Revenue". */
const startOf = (name: string) =>
  name
    .replace(/^(less|plus):? /i, '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/^cogs$/, 'cost of goods sold')
    .replaceAll(/\b(revenue|income|expense|sale|cost)s\b/g, '$1');

/** The nearest open row of that name; else the outermost parent of the same section: "Revenues" … "Total Income". */
function startFor(name: string, open: readonly StatementNode[]): number {
  const at = open.findLastIndex((node) => !node.closed && startOf(node.name) === startOf(name));
  const section = sectionNamed(name);
  if (at >= 0 || section === null) return at;
  return open.findIndex(
    (node) =>
      !node.closed && node.own.every((amount) => amount === null) && sectionNamed(node.name) === section,
  );
}

function closes(
  open: StatementNode[],
  total: StatementNode,
  columns: readonly StatementColumn[],
  odd: Odd,
): boolean {
  const meant = /^total (for )?(.+)$/i.exec(total.name);
  if (!meant) return false;
  const at = startFor(meant[2] ?? '', open);
  const start = open[at];
  if (!start) {
    if (meant[1])
      throw new NotAStatement({ code: 'total-without-start', line: total.line, says: total.name });
    return false;
  }
  start.children = open.splice(at + 1);
  start.closed = true;
  start.sums = columns.map((_, column) =>
    cents(start.children.reduce((sum, child) => sum + (child.sums[column] ?? 0), start.own[column] ?? 0)),
  );
  holdTo(total, start.sums, columns, odd);
  return true;
}

/** Tells where a calculated row differs from the sums. */
export function holdTo(
  said: Pick<StatementNode, 'line' | 'name' | 'own'>,
  sums: readonly Cents[],
  columns: readonly StatementColumn[],
  odd: Odd = refuseOdd,
): void {
  for (const [at, { column, label }] of columns.entries()) {
    const [stated, sum] = [said.own[at] ?? cents(0), sums[at] ?? cents(0)];
    if (Math.abs(stated - sum) > tolerance)
      odd({
        code: 'does-not-foot',
        line: said.line,
        cell: cellName(said.line - 1, column),
        says: said.name,
        column: label,
        said: stated,
        sum,
        difference: cents(stated - sum),
      });
  }
}

export function amountsIn(
  row: Sheet['rows'][number],
  at: number,
  { columns, total }: StatementHead,
  odd: Odd = refuseOdd,
): (Cents | null)[] {
  const amounts = columns.map(({ column }) => readAmount(row, at, column, odd));
  if (total === null) return amounts;
  const stated = readAmount(row, at, total, odd);
  if (stated === null && amounts.every((amount) => amount === null)) return amounts;
  const sum = cents(amounts.reduce<number>((all, amount) => all + (amount ?? 0), 0));
  const name = row[0]?.kind === 'text' ? row[0].text : '';
  holdTo({ line: at + 1, name, own: [stated] }, [sum], [{ column: total, label: 'Total', range: null }], odd);
  return amounts;
}

function readAmount(row: Sheet['rows'][number], at: number, column: number, odd: Odd): Cents | null {
  const cell = row[column] ?? null;
  const amount = amountIn(cell);
  if (typeof amount !== 'string') return amount;
  odd({ code: amount, cell: cellName(at, column), line: at + 1, says: saysIn(cell) });
  return null;
}

function saysIn(cell: Sheet['rows'][number][number]): string {
  if (cell === null) return '';
  if (cell.kind === 'date') return cell.on;
  return cell.kind === 'number' && cell.currency ? `${cell.currency} ${cell.text}` : cell.text;
}
