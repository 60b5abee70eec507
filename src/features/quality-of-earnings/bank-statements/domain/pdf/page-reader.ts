import type { AccountKind } from '../bank-line.ts';
import { groupedLines } from './grouped-lines.ts';
import type { Cell, PageRow } from './page-rows.ts';
import { endIn, firstDayIn, leadingDay, type Period, periodIn, wholeDayIn } from './printed-days.ts';
import { blankStatement, type RawLine, type RawStatement } from './raw-statement.ts';
import {
  bareTable,
  hasTwoDays,
  isDaily,
  moneyCells,
  stacked,
  type Table,
  tableAt,
} from './statement-table.ts';
import { accountNamed, balanceNamed, isTotal, type Section, sectionNamed } from './statement-words.ts';

/** Where the reading of the rows stands. `last`: the line that the next row may go on with. */
type State = {
  kind: AccountKind;
  statements: RawStatement[];
  now: RawStatement;
  section: Section | null;
  /** A heading with an amount: it may be a row of a summary, so it counts only if lines follow. */
  maybe: Section | null;
  table: Table | null;
  /** The lines since the last heading, and its words: it may be printed again on the next page. */
  sectionLines: RawLine[];
  heading: string;
  last: { line: RawLine; page: number; bottom: number; left: number } | null;
  account: string;
  period: Period | null;
};

/** In points: lines of a table begin here, to the left or right of each other. */
const sameLeft = 12;

/** What the rows print, by account and period, in the order of the pages. */
export function readRows(rows: readonly PageRow[], kind: AccountKind): RawStatement[] {
  const now = blankStatement('', null);
  const state: State = {
    ...{
      kind,
      statements: [now],
      now,
      section: null,
      maybe: null,
      table: null,
      sectionLines: [],
      last: null,
    },
    ...{ heading: '', account: '', period: null },
  };
  let skip = 0;
  for (const [at, row] of rows.entries()) {
    if (skip > 0) skip -= 1;
    else skip = take(state, row, rows.slice(at + 1, at + 4));
  }
  return state.statements;
}

/** Takes in a row. Returns how many of the rows below it belong to it. */
function take(state: State, row: PageRow, below: readonly PageRow[]): number {
  if (
    takeBalances(state, row, below[0]) ||
    takeTotal(state, row) ||
    takeLine(state, row) ||
    takeMore(state, row)
  )
    return 0;
  if (takeBalancesBelow(state, row, below)) return 0;
  const header = tableAt(row, below[0]);
  if (header) {
    const named = header.table.columns.some(({ role }) => role === 'name');
    const section = state.section === 'daily' && named ? null : state.section;
    begin(state, state.maybe ?? section, header.table);
    return header.used - 1;
  }
  takeNames(state, row, below);
  takeHeading(state, row);
  return 0;
}

function begin(state: State, section: Section | null, table: Table | null): void {
  Object.assign(state, { section, table, maybe: null, last: null });
}

function takeBalances(state: State, row: PageRow, below: PageRow | undefined): boolean {
  let taken = false;
  for (const [at, cell] of row.cells.entries()) {
    // How many lines there are may stand between.
    const amount = row.cells.slice(at + 1).find(({ text }) => !/^\d+$/.test(text))?.amount;
    const found = leadingDay(row.tokens);
    const said =
      at === 0 && found ? row.tokens.slice(found.used).filter(isWord).map(textOf).join(' ') : cell.text;
    const named = cell.amount || !amount ? null : (balanceNamed(cell.text) ?? balanceNamed(said));
    if (!named || !amount) continue;
    // The day of the balance may stand below its name.
    const text = /\b(?:on|as of)$/i.test(cell.text) ? `${cell.text} ${below?.text ?? ''}` : cell.text;
    takeBalance(state, named, { page: row.page, row: row.row, text, amount });
    taken = true;
  }
  return taken;
}

const isWord = ({ amount }: Cell) => amount === null;
const textOf = ({ text }: { text: string }) => text;

type Balance = RawStatement['openings'][number];

function takeBalance(state: State, named: 'opening' | 'closing', balance: Balance): void {
  if (state.section === 'daily') return;
  // A balance that is brought forward from page to page is not where the statement begins.
  const forward = /forward/i.test(balance.text) && state.now.openings.length > 0;
  if (forward) return;
  if (named === 'opening') {
    const { now, account, period } = state;
    const another = account !== '' && now.lastFour !== '' && account !== now.lastFour;
    const later = period !== null && now.period !== null && period.to !== now.period.to;
    if (now.openings.length > 0 && (another || later)) {
      state.now = blankStatement(account || now.lastFour, period ?? now.period);
      state.statements.push(state.now);
      state.sectionLines = [];
      // A table that has its header and no lines yet begins with this balance.
      const begun = state.table && state.table.columns.length > 0 && state.table.dateLeft === null;
      if (!begun) begin(state, null, null);
    }
    state.now.openings.push(balance);
    state.now.begins ??= firstDayIn(balance.text);
  } else {
    state.now.closings.push(balance);
    const to = wholeDayIn(balance.text);
    if (to !== null) state.now.period ??= { from: null, to };
  }
  // A summary of balances is no section of lines.
  if (state.table?.dateLeft === null && state.table.columns.length === 0) state.table = null;
  if (!state.table) state.section = null;
  state.maybe = null;
}

function takeTotal(state: State, row: PageRow): boolean {
  const { table, now, sectionLines } = state;
  if (!isTotal(row.text)) return false;
  state.last = null;
  if (table && state.section !== 'daily' && row.cells.some(({ amount }) => amount)) {
    const { page, row: at, text } = row;
    const tokens = [...row.tokens];
    now.totals.push({
      page,
      row: at,
      text,
      tokens,
      table,
      section: [...sectionLines],
      all: now.lines.length,
    });
  }
  return true;
}

function takeLine(state: State, row: PageRow): boolean {
  const { table, section } = state;
  if (!table || section === 'daily' || isDaily(table)) return false;
  if (section === 'checks' || table.grouped) return takeGroup(state, row, table);
  const first = leadingDay(row.tokens);
  const left = row.tokens[0]?.left ?? 0;
  if (!first || row.tokens.length === first.used || Math.abs(left - (table.dateLeft ?? left)) > sameLeft)
    return false;
  table.dateLeft ??= left;
  const after = row.tokens.slice(first.used);
  const second = hasTwoDays(table) || state.kind === 'card' ? leadingDay(after) : null;
  const tokens = after.slice(second?.used ?? 0);
  const days = second ? [first.day, second.day] : [first.day];
  const line = { page: row.page, row: row.row, days, tokens, more: [], number: '', section, table };
  keep(state, line);
  state.last = { line, page: row.page, bottom: row.bottom, left: tokens[0]?.left ?? left };
  return true;
}

function takeGroup(state: State, row: PageRow, table: Table): boolean {
  const { section, now } = state;
  const facts = row.tokens.filter((token, at) => token.amount ?? leadingDay(row.tokens.slice(at)));
  if (!row.cells.some(({ amount }) => amount) || facts.length < 2) return false;
  const lines = groupedLines(row.tokens);
  if (!lines) now.unread.push({ page: row.page, row: row.row, text: row.text });
  for (const { day, amount, number, text } of lines ?? []) {
    const words = text === '' ? [] : [{ ...amount, text, amount: null }];
    const tokens = [...words, amount];
    keep(state, { page: row.page, row: row.row, days: [day], tokens, more: [], number, section, table });
  }
  return true;
}

function keep(state: State, line: RawLine): void {
  state.now.lines.push(line);
  state.sectionLines.push(line);
}

/** A row directly below a line, and not further to the left, goes on with it. */
function takeMore(state: State, row: PageRow): boolean {
  const { last, table, now } = state;
  const left = row.tokens[0]?.left ?? 0;
  const close = last && last.page === row.page && row.top - last.bottom < row.bottom - row.top;
  if (!last || !table || !close || left < last.left - 4) return false;
  const own = moneyCells(table, last.line.tokens);
  const added = row.tokens.filter(({ amount }) => amount);
  if (own.length === 0 && added.length > 0) last.line.tokens.push(...row.tokens);
  else {
    // An amount in the column of the amounts is a line of its own, and its day is missing.
    if (added.some(({ edge }) => own.some((one) => Math.abs(one.edge - edge) < 2)))
      now.unread.push({ page: row.page, row: row.row, text: row.text });
    last.line.more.push(row.text);
  }
  last.bottom = row.bottom;
  return true;
}

function takeNames(state: State, { text }: PageRow, below: readonly PageRow[]): void {
  const { now } = state;
  const account = accountNamed(text);
  if (account !== '') {
    if (now.lastFour === '' || now.openings.length === 0) now.lastFour = account;
    state.account = account;
  }
  const end = endIn(text);
  // The first day, “through” and the last day may stand below each other.
  const onward = [text, ...below.slice(0, 2).map(textOf)].join(' ');
  const period =
    periodIn(text) ??
    (wholeDayIn(text) === null ? null : periodIn(onward)) ??
    (end === null ? null : { from: null, to: end });
  if (!period) return;
  if (!now.period || (now.period.from === null && now.lines.length === 0)) now.period = period;
  state.period = period;
}

function takeHeading(state: State, row: PageRow): void {
  const [first, ...rest] = row.cells;
  if (!first || first.amount || rest.length > 2) return;
  const section = sectionNamed(first.text, state.kind);
  if (!section) return;
  if (rest.some(({ amount }) => amount) && section !== 'daily') state.maybe = section;
  else begin(state, section, bareTable());
  const heading = first.text.toLowerCase().replace(/\W*\bcont.*$/, '');
  if (heading !== state.heading) state.sectionLines = [];
  state.heading = heading;
}

/** Balances in boxes: the names above, the amounts below them. */
function takeBalancesBelow(state: State, row: PageRow, below: readonly PageRow[]): boolean {
  const height = row.bottom - row.top;
  const values = below.find(({ cells }) => cells.some(({ amount }) => amount));
  const [next] = below;
  if (
    !values ||
    row.cells.some(({ amount }) => amount) ||
    values.page !== row.page ||
    values.top - row.bottom > 3 * height
  )
    return false;
  if (leadingDay(values.tokens)) return false;
  let taken = false;
  const alone = row.cells.some(({ text }) => balanceNamed(text));
  for (const cell of alone || !next || next === values ? row.cells : stacked(row.cells, next.cells)) {
    const named = cell.amount ? null : balanceNamed(cell.text);
    const [nearest] = values.cells
      .filter(({ amount, left, right }) => amount && left < cell.right + height && cell.left - height < right)
      .toSorted((one, other) => apartOf(one, cell) - apartOf(other, cell));
    if (!named || !nearest?.amount) continue;
    takeBalance(state, named, {
      ...{ page: values.page, row: values.row, text: cell.text },
      amount: nearest.amount,
    });
    taken = true;
  }
  return taken;
}

const apartOf = (one: Cell, other: Cell) => Math.abs(one.left + one.right - other.left - other.right);
