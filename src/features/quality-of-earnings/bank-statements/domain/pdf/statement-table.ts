import { type Cell, cellsOf, type PageRow } from './page-rows.ts';
import { leadingDay } from './printed-days.ts';
import { moneyRoles, type Role, roleNamed } from './statement-words.ts';

type Column = { role: Role; left: number; right: number };

/** Columns by their header; none where a section has lines without one. `dateLeft`: where its lines begin. */
export type Table = {
  columns: readonly Column[];
  /** Whether a row holds several lines beside each other. */
  grouped: boolean;
  dateLeft: number | null;
};

/** Without columns: the lines of a section whose header is missing. */
export const bareTable = (): Table => ({ columns: [], grouped: false, dateLeft: null });

/** Whether the columns hold balances of days, and no lines. */
export function isDaily({ columns }: Table): boolean {
  return columns.length > 0 && !columns.some(({ role }) => role !== 'balance' && moneyRoles.includes(role));
}

/** The table whose header a row is, alone or with the row below it; `null` if it is none. */
export function tableAt(row: PageRow, below: PageRow | undefined): { table: Table; used: 1 | 2 } | null {
  if (!isHeader(row)) return null;
  const alone = tableOf(headersIn(row));
  if (alone) return { table: alone, used: 1 };
  const near = below && below.page === row.page && below.top - row.bottom < row.bottom - row.top;
  if (!near || !isHeader(below)) return null;
  const both = tableOf(stacked(headersIn(row), headersIn(below)));
  return both && { table: both, used: 2 };
}

function isHeader(row: PageRow): boolean {
  const { cells, tokens } = row;
  return (
    cells.length < 15 &&
    headersIn(row).length > 1 &&
    !cells.some(({ amount }) => amount) &&
    !leadingDay(tokens)
  );
}

/** More than between words of one header, in heights of a row. */
const betweenHeaders = 0.33;

/** Headers of narrow columns stand close together: what names two columns is taken apart. */
function headersIn({ tokens, cells, top, bottom }: PageRow): Cell[] {
  return cells.flatMap((cell) => {
    const words = tokens.filter(({ left, right }) => left >= cell.left && right <= cell.right);
    const named = new Set(words.map(({ text }) => roleNamed(text)).filter((role) => role !== null));
    return named.size > 1 ? cellsOf(words, bottom - top, betweenHeaders) : [cell];
  });
}

/** Two rows of headers as one: what stands above each other belongs together. */
export function stacked(upper: readonly Cell[], lower: readonly Cell[]): Cell[] {
  const rest = new Set(upper);
  const joined = lower.map((cell) => {
    const over = [...rest].filter((one) => one.left < cell.right && cell.left < one.right);
    for (const one of over) rest.delete(one);
    const all = [...over, cell];
    return {
      ...cell,
      text: all.map(({ text }) => text).join(' '),
      left: Math.min(...all.map(({ left }) => left)),
      right: Math.max(...all.map(({ right }) => right)),
    };
  });
  return [...rest, ...joined].toSorted((one, other) => one.left - other.left);
}

function tableOf(cells: readonly Cell[]): Table | null {
  const columns = cells.flatMap(({ text, left, right }) => {
    const role = roleNamed(text);
    return role ? [{ role, left, right }] : [];
  });
  const dates = columns.filter(isDate);
  const money = columns.filter(({ role }) => moneyRoles.includes(role));
  if (dates.length === 0 || money.length === 0) return null;
  const repeats = columns.some(({ role }, at) => {
    const before = columns.slice(0, at);
    return (
      before.some((one) => one.role === role && role !== 'name') && before.some((one) => money.includes(one))
    );
  });
  return { columns, grouped: repeats, dateLeft: null };
}

const isDate = ({ role }: Column) => role === 'date' || role === 'posted';

/** Whether a line shows both when it was made and when it was posted. */
export function hasTwoDays({ columns, grouped }: Table): boolean {
  return !grouped && columns.filter(isDate).length > 1;
}

/** The amounts of a line that can stand in a column: those before or after its words, as the header has them. */
export function moneyCells({ columns }: Table, tokens: readonly Cell[]): Cell[] {
  const name = columns.find(({ role }) => role === 'name');
  const money = columns.filter(({ role }) => moneyRoles.includes(role));
  if (name && money.length > 0 && money.every(({ left }) => left < name.left)) {
    const first = tokens.findIndex(({ amount }) => amount);
    const rest = tokens.slice(Math.max(0, first));
    const end = rest.findIndex(({ amount }) => !amount);
    return first < 0 ? [] : rest.slice(0, end < 0 ? rest.length : end);
  }
  const last = tokens.findLastIndex(({ amount }) => !amount);
  const [first, ...others] = tokens.slice(last + 1);
  if (!first) return [];
  return others.length > 0 && isWithin(tokens[last], first) ? others : [first, ...others];
}

/** Whether an amount is the last of the words before it: only a space is between them. */
function isWithin(word: Cell | undefined, amount: Cell): boolean {
  if (!word) return false;
  const character = (word.right - word.left) / Math.max(1, word.text.length);
  return amount.left - word.right < character * 1.2;
}

type Cluster = { left: number; right: number; edge: number };
/** In points: amounts of one column end here, with or without a sign after them. */
const sameEdge = 7;

/**
 * Tells the column of each amount. Amounts of one column end at the same place, wherever its header stands: so they are gathered
 * by their right ends first, and then each gathering goes to a header, in order. `null`: none fits.
 */
export function columnReader(table: Table, lines: readonly (readonly Cell[])[]): (cell: Cell) => Role | null {
  const clusters: Cluster[] = [];
  for (const cell of lines.flat().toSorted((one, other) => one.edge - other.edge)) {
    const last = clusters.at(-1);
    if (last && cell.edge - last.edge < sameEdge) {
      last.left = Math.min(last.left, cell.left);
      last.right = Math.max(last.right, cell.right);
    } else clusters.push({ left: cell.left, right: cell.right, edge: cell.edge });
  }
  const money = table.columns.filter(({ role }) => moneyRoles.includes(role));
  const assigned = money.length > 0 ? inOrder(clusters, money) : withoutHeader(clusters);
  return ({ edge }) => {
    const off = clusters.map((cluster) => Math.abs(cluster.edge - edge));
    const nearest = Math.min(...off);
    return nearest < sameEdge ? (assigned[off.indexOf(nearest)] ?? null) : null;
  };
}

/** An amount, and perhaps the balance after it. */
function withoutHeader(clusters: readonly Cluster[]): (Role | null)[] {
  const known: Role[] = ['amount', 'balance'];
  return clusters.length > known.length ? clusters.map(() => null) : known.slice(0, clusters.length);
}

function inOrder(clusters: readonly Cluster[], columns: readonly Column[]): (Role | null)[] {
  if (clusters.length > columns.length)
    return clusters.map(
      (cluster) => columns.toSorted((a, b) => away(cluster, a) - away(cluster, b))[0]?.role ?? null,
    );
  let best: { cost: number; roles: Role[] } = { cost: Number.POSITIVE_INFINITY, roles: [] };
  const choose = (at: number, from: number, cost: number, roles: Role[]) => {
    const cluster = clusters[at];
    if (cost >= best.cost) return;
    if (!cluster) best = { cost, roles };
    else
      for (let column = from; column < columns.length; column += 1) {
        const one = columns[column];
        if (one) choose(at + 1, column + 1, cost + away(cluster, one), [...roles, one.role]);
      }
  };
  choose(0, 0, 0, []);
  return best.roles;
}

/** In points: the gap between both, and a little of how far their right ends are apart. */
function away(cluster: Cluster, column: Column): number {
  const gap = Math.max(0, column.left - cluster.right, cluster.left - column.right);
  return gap + Math.abs(cluster.right - column.right) / 10;
}
