import { type AccountKind, type BankLine, type BankTrouble, plainText } from '../bank-line.ts';
import type { Cell } from './page-rows.ts';
import type { PrintedAmount } from './printed-amount.ts';
import { type Period, wholeDayOf } from './printed-days.ts';
import type { RawLine } from './raw-statement.ts';
import { columnReader, moneyCells, type Table } from './statement-table.ts';
import { moneyRoles, type Role } from './statement-words.ts';

type Side = 'amount' | 'in' | 'out';

/** A line whose column is known. `printed`: cents with the sign of the page. */
export type PrintedLine = {
  raw: RawLine;
  side: Side;
  printed: PrintedAmount;
  balance: PrintedAmount | null;
  line: Omit<BankLine, 'amount'>;
};
export type LineFault = { raw: RawLine; trouble: BankTrouble; text: string };

export type CellRoles = (table: Table) => (cell: Cell) => Role | null;

/** Which column an amount stands in, by all lines of the tables with the same columns. */
export function cellRoles(lines: readonly RawLine[]): CellRoles {
  const byTable = new Map<string, (cell: Cell) => Role | null>();
  for (const [key, own] of Map.groupBy(lines, ({ table }) => keyOf(table))) {
    const table = own[0]?.table;
    if (table)
      byTable.set(
        key,
        columnReader(
          table,
          own.map((line) => moneyCells(table, line.tokens)),
        ),
      );
  }
  return (table) => byTable.get(keyOf(table)) ?? (() => null);
}

const keyOf = ({ columns, grouped }: Table) =>
  [grouped, ...columns.map(({ role, right }) => `${role} ${Math.round(right / 20)}`)].join('|');

/** The lines with their days and columns, and those where one is not clear. A row without an amount is no line. */
export function printedLines(
  lines: readonly RawLine[],
  period: Period | null,
  rolesIn: CellRoles,
): { lines: PrintedLine[]; faults: LineFault[] } {
  const found: { lines: PrintedLine[]; faults: LineFault[] } = { lines: [], faults: [] };
  for (const raw of lines) {
    const money = moneyIn(raw, rolesIn(raw.table));
    const text = plainText([...raw.tokens.map((token) => token.text), ...raw.more].join(' '));
    const days = raw.days.map((day) => wholeDayOf(day, period));
    const day = days.includes(null) ? null : (days.toSorted().at(-1) ?? null);
    const [amount, ...others] = money.filter(({ role }) => role !== 'balance');
    const unclear = money.some(({ role }) => role === null);
    if (!amount && !unclear) continue;
    if (unclear || !amount?.role || amount.role === 'balance')
      found.faults.push({ raw, trouble: 'amount-unclear', text });
    else if (others.length > 0) found.faults.push({ raw, trouble: 'both-sides', text });
    else if (day === null) found.faults.push({ raw, trouble: 'day-unclear', text });
    else
      found.lines.push({
        ...{ raw, side: amount.role, printed: amount.printed },
        balance: money.find(({ role }) => role === 'balance')?.printed ?? null,
        line: {
          ...wordsOf(
            raw,
            money.map(({ cell }) => cell),
          ),
          row: raw.row,
          page: raw.page,
          day,
          reference: '',
        },
      });
  }
  return found;
}

type Money = { role: Side | 'balance' | null; cell: Cell; printed: PrintedAmount };

/** One amount of each column: of two, the one on the right, since words can end with an amount. */
function moneyIn(raw: RawLine, roleOf: (cell: Cell) => Role | null): Money[] {
  const money: Money[] = [];
  for (const cell of moneyCells(raw.table, raw.tokens).toReversed()) {
    if (!cell.amount) continue;
    const grouped = raw.table.grouped || raw.section === 'checks';
    const role = grouped ? 'amount' : roleOf(cell);
    if (role !== null && !isMoney(role)) continue;
    if (!money.some((one) => one.role === role && role !== null))
      money.push({ role, cell, printed: cell.amount });
  }
  return money.filter(({ role, printed }) => role === 'balance' || printed.value !== 0 || money.length === 1);
}

const isMoney = (role: Role): role is Side | 'balance' => moneyRoles.includes(role);

function wordsOf(raw: RawLine, money: readonly Cell[]): Pick<BankLine, 'name' | 'memo' | 'number'> {
  const number = raw.table.columns.find(({ role }) => role === 'number');
  const words = raw.tokens.filter((token) => !money.includes(token));
  const within = (cell: Cell) =>
    number !== undefined &&
    cell.left < number.right &&
    cell.right > number.left &&
    /^#?\d+\*?$/.test(cell.text);
  const said = words.filter((cell) => !within(cell)).map(({ text }) => text);
  const own = raw.number || (words.find(within)?.text.replaceAll(/\D/g, '') ?? '');
  const fallback = raw.section === 'checks' ? 'Check' : '';
  return {
    name: plainText(said.join(' ')) || fallback,
    memo: plainText(raw.more.join(' ')),
    number: own,
  };
}

/** Whether money out is printed with the sign that it has, in sections for it and in those of checks. */
export type OutSigns = { out: boolean; checks: boolean };

const isNegative = ({ value }: PrintedAmount) => value < 0;

/** What the signs leave open: one reading, but where a section has both signs. */
export function outSigns(lines: readonly PrintedLine[], kind: AccountKind): OutSigns[] {
  const [out, checks] = (['out', 'checks'] as const).map((section) => {
    const own = lines.filter(({ side, raw }) => side === 'amount' && raw.section === section);
    const negative = own.filter(({ printed }) => isNegative(printed)).length;
    if (kind === 'card' || negative === 0) return [false];
    return negative === own.length ? [true] : [false, true];
  });
  return (out ?? []).flatMap((one) => (checks ?? []).map((other) => ({ out: one, checks: other })));
}

/**
 * Cents into the account, of each line. What a card prints is what is owed, so a purchase is printed as positive; payments stand in
 * their section with a minus sign or with none.
 */
export function signedAmounts(lines: readonly PrintedLine[], kind: AccountKind, signs: OutSigns): number[] {
  const payments = lines.filter(({ side, raw }) => side === 'amount' && raw.section === 'in');
  const plainPayments = !payments.some(({ printed }) => isNegative(printed) || printed.mark !== null);
  return lines.map(({ side, raw: { section }, printed }) => {
    if (side === 'out') return -Math.abs(printed.value) + 0;
    if (side === 'in') return printed.value;
    if (kind === 'card') return section === 'in' && plainPayments ? printed.value : -owed(printed) + 0;
    if (section === 'out' || section === 'checks')
      return (signs[section] ? printed.value : -printed.value) + 0;
    return printed.mark === 'dr' ? -Math.abs(printed.value) + 0 : printed.value;
  });
}

/** What is owed on a card: a credit (CR) is less of it. */
function owed({ value, mark }: PrintedAmount): number {
  return mark === 'cr' ? -Math.abs(value) + 0 : value;
}

/** A balance as the account has it: what is owed on a card, or overdrawn (DR), is negative. */
export function balanceOf(printed: PrintedAmount, kind: AccountKind): number {
  if (kind === 'card') return -owed(printed) + 0;
  return printed.mark === 'dr' ? -Math.abs(printed.value) + 0 : printed.value;
}
