import { cents, formatMoney } from '#kernel/money.ts';
import type { AccountKind, BalanceBreak, LineTrouble, StatementRead } from '../bank-line.ts';
import { plainText } from '../bank-line.ts';
import type { Cell } from './page-rows.ts';
import type { Period } from './printed-days.ts';
import {
  balanceOf,
  type CellRoles,
  cellRoles,
  outSigns,
  type PrintedLine,
  printedLines,
  signedAmounts,
} from './printed-lines.ts';
import type { RawBalance, RawLine, RawStatement, RawTotal } from './raw-statement.ts';
import { moneyCells } from './statement-table.ts';

/**
 * What a statement says, with everything that speaks against it: lines that are not clear, totals that the lines do not come to,
 * running balances that do not follow, a balance that is printed in two ways.
 */
export function believedStatement(
  raw: RawStatement,
  kind: AccountKind,
  otherwise: Period | null,
): StatementRead {
  const period = raw.period ?? otherwise;
  const rolesIn = cellRoles(raw.lines);
  const { lines, faults } = printedLines(raw.lines, period, rolesIn);
  const [opening, closing] = [raw.openings, raw.closings].map((said) => oneBalance(said, kind));
  const amounts = amountsOf(lines, kind, opening?.value ?? null, closing?.value ?? null);
  const byRaw = new Map(lines.map(({ raw: line }, at) => [line, amounts[at] ?? 0]));
  const troubles: LineTrouble[] = [
    ...raw.unread.map((one) => ({ ...one, trouble: 'day-unclear' as const, text: plainText(one.text) })),
    ...faults.map(({ raw: { page, row }, trouble, text }) => ({ page, row, trouble, text })),
    ...[opening, closing].flatMap((one) => one?.troubles ?? []),
    ...raw.totals.flatMap((total) => totalTrouble(total, raw.lines, byRaw, rolesIn)),
  ];
  const read = lines.map(({ line }, at) => ({ ...line, amount: amounts[at] ?? 0 }));
  return {
    ...{ kind, lastFour: raw.lastFour, name: '', from: period?.from ?? raw.begins, to: period?.to ?? null },
    ...{ opening: opening?.value ?? null, closing: closing?.value ?? null },
    ...{ lines: read, troubles, breaks: breaksOf(lines, amounts, kind, opening?.value ?? null) },
  };
}

type OneBalance = { value: number | null; troubles: LineTrouble[] };

/** A balance may be printed often, but only with one value. */
function oneBalance(said: readonly RawBalance[], kind: AccountKind): OneBalance {
  const values = said.map(({ amount }) => balanceOf(amount, kind));
  const other = said.find((_, at) => values[at] !== values[0]);
  if (!other) return { value: values[0] ?? null, troubles: [] };
  const { page, row, text, amount } = other;
  const both = `${text}: ${formatMoney(cents(values[0] ?? 0))}, ${formatMoney(cents(balanceOf(amount, kind)))}`;
  return { value: null, troubles: [{ page, row, trouble: 'balance-twice', text: plainText(both) }] };
}

/** Where signs can be read in two ways, the way that the balances prove; the usual one if they prove neither or both. */
function amountsOf(
  lines: readonly PrintedLine[],
  kind: AccountKind,
  opening: number | null,
  closing: number | null,
): number[] {
  const readings = outSigns(lines, kind).map((signs) => signedAmounts(lines, kind, signs));
  const proved = readings.filter((amounts) => opening !== null && opening + sumOf(amounts) === closing);
  return (proved.length === 1 ? proved[0] : readings[0]) ?? [];
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** A total must be that of its section, of its column, or of all money in or out so far. */
function totalTrouble(
  { page, row, text, tokens, table, section, all }: RawTotal,
  lines: readonly RawLine[],
  amounts: ReadonlyMap<RawLine, number>,
  rolesIn: CellRoles,
): LineTrouble[] {
  const before = lines.slice(0, all);
  const comeTo = (of: readonly RawLine[], fits: (amount: number) => boolean = () => true) =>
    Math.abs(sumOf(of.map((line) => amounts.get(line) ?? 0).filter(fits)));
  const into = (amount: number) => amount > 0;
  const out = (amount: number) => amount < 0;
  const cells = moneyCells(table, tokens);
  return cells.flatMap((cell) => {
    const role = roleIn(cell, cells, rolesIn(table));
    const said = Math.abs(cell.amount?.value ?? 0);
    if (role === null || role === 'balance' || (role === 'amount' && section[0]?.section === 'all'))
      return [];
    const fits = role === 'in' ? into : role === 'out' ? out : undefined;
    const own = comeTo(
      section.filter((line) => fits === undefined || line.table.columns.length > 0),
      fits,
    );
    const sides = role === 'amount' ? [comeTo(before, into), comeTo(before, out)] : [comeTo(before, fits)];
    if ([own, ...sides].includes(said) || section.length === 0) return [];
    const off = `${text} (the lines come to ${formatMoney(cents(own))})`;
    return [{ page, row, trouble: 'total-differs' as const, text: plainText(off) }];
  });
}

function roleIn(cell: Cell, cells: readonly Cell[], roleOf: (cell: Cell) => string | null): string | null {
  const role = roleOf(cell);
  return role ?? (cells.length === 1 ? 'amount' : null);
}

/** Balances after lines, where one table has all lines: each must be the opening balance and the lines until it. */
function breaksOf(
  lines: readonly PrintedLine[],
  amounts: readonly number[],
  kind: AccountKind,
  opening: number | null,
): BalanceBreak[] {
  const kept = (table: RawLine['table']) => table.columns.map(({ role }) => role).join();
  if (opening === null || new Set(lines.map(({ raw }) => kept(raw.table))).size > 1) return [];
  const inOrder = lines.map((line, at) => ({ line, amount: amounts[at] ?? 0 }));
  const [down, up] = [inOrder, inOrder.toReversed()].map((order) => {
    let balance = opening;
    return order.flatMap(({ line: { balance: printed, raw }, amount }) => {
      balance += amount;
      if (!printed) return [];
      const difference = balanceOf(printed, kind) - balance;
      balance += difference;
      return difference === 0 ? [] : [{ page: raw.page, row: raw.row, difference }];
    });
  });
  return (up && down && up.length < down.length ? up : down) ?? [];
}
