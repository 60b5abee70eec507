import {
  type ValueStyle,
  valueReader,
} from '#features/quality-of-earnings/general-ledger/domain/value-style.ts';
import {
  accountHeader,
  type BankColumns,
  type BankRole,
  bankColumnsIn,
  bankHeaderKey,
  isOwed,
} from './bank-columns.ts';
import { type BankLine, type LineTrouble, lastFourOf, plainText, type StatementRead } from './bank-line.ts';
import { followed } from './running-balances.ts';

export type CsvRow = { cells: readonly string[]; row: number };
/** `rows`: the first of the file, for a person to say which column is what. */
export type CsvRead = { statements: StatementRead[] } | { rows: string[][] };

/** Rows among which the header is looked for, and those that are shown. */
const looked = 40;
const shownRows = 12;

/**
 * Reads a statement of each account that the lines name, or of one. `said`: columns that a person said, by the header that they belong to. Throws
 * OtherStyle if days or amounts are written another way than `style`.
 */
export function readCsv(
  rows: readonly CsvRow[],
  said: ReadonlyMap<string, BankColumns>,
  style: ValueStyle,
): CsvRead {
  const head = headerIn(rows.slice(0, looked), said);
  if (!head) return { rows: rows.slice(0, shownRows).map(({ cells }) => cells.slice(0, 20).map(plainText)) };
  const values = valueReader(style);
  const before = rows.slice(0, head.at);
  const lines = rows.slice(head.at + 1);
  const styles = { sides: sidesIn(lines, head.columns, values), ...signsIn(lines, head.columns, values) };
  const owed = isOwed(rows[head.at]?.cells ?? []);
  const read = (part: readonly CsvRow[]) => {
    const found = linesIn(part, head.columns, values, styles);
    return { found, ...followed(owed ? found.lines.map(turned) : found.lines) };
  };
  const parts = accountsIn(rows, head, (part) => read(part).breaks.length === 0);
  return {
    statements: parts.map((part) => {
      const { found, lines, breaks, opening, closing } = read(part);
      const above = (name: RegExp) => (parts.length === 1 ? balanceIn(before, name, values) : null);
      const [first, last] = [
        above(/^(beginning|opening|starting) balance/i),
        above(/^(ending|closing) balance/i),
      ];
      return {
        ...{ kind: owed ? 'card' : null, name: '', from: null, to: null, lastFour: found.lastFour },
        opening: ofLines(first, lines) ?? found.opening ?? opening ?? first?.value ?? null,
        closing: ofLines(last, lines) ?? found.closing ?? closing ?? last?.value ?? null,
        ...{ lines, troubles: found.troubles, breaks },
      };
    }),
  };
}

/**
 * The lines of each account, if each line ends its account with digits. A column that is just “Account” may name the
 * other account, so its parts count only where balances follow in each of them and not in the whole.
 */
function accountsIn(
  rows: readonly CsvRow[],
  { at, columns }: Head,
  follows: (part: readonly CsvRow[]) => boolean,
): (readonly CsvRow[])[] {
  const lines = rows.slice(at + 1);
  const column = columns.account;
  const header = column === undefined ? null : accountHeader(rows[at]?.cells[column] ?? '');
  if (column === undefined || header === null) return [lines];
  const hasAmount = ({ cells }: CsvRow) =>
    [columns.amount, columns.out, columns.in].some((one) => one !== undefined && (cells[one] ?? '').trim());
  const byAccount = Map.groupBy(lines, ({ cells }) => lastFourOf(cells[column] ?? ''));
  const rest = byAccount.get('') ?? [];
  byAccount.delete('');
  // Notes below the lines are of no account.
  if (rest.some(hasAmount) || byAccount.size === 0) return [lines];
  const parts = [...byAccount.values()];
  return header === 'own' || (!follows(lines) && parts.every(follows)) ? parts : [lines];
}

type Head = { at: number; columns: BankColumns };

function headerIn(rows: readonly CsvRow[], said: ReadonlyMap<string, BankColumns>): Head | null {
  for (const [at, { cells }] of rows.entries()) {
    const columns = said.get(bankHeaderKey(cells)) ?? bankColumnsIn(cells);
    if (columns) return { at, columns };
  }
  return rows.length > 0 && rows.every(isBareLine) ? { at: -1, columns: bareColumns } : null;
}

/** Wells Fargo writes no header: the day, the amount, a star, the check number, the description. */
const bareColumns: BankColumns = { date: 0, amount: 1, number: 3, name: 4 };
function isBareLine({ cells }: CsvRow): boolean {
  return (
    cells.length === 5 &&
    /^\d{1,2}\/\d{1,2}\/\d{4}$/.test(cells[0] ?? '') &&
    /^-?\d+\.\d\d$/.test(cells[1] ?? '') &&
    cells[2] === '*'
  );
}

type Values = ReturnType<typeof valueReader>;
type CsvLine = BankLine & { balance: number | null };
const turned = (line: CsvLine): CsvLine => ({ ...line, amount: -line.amount + 0 });
type Found = {
  lines: CsvLine[];
  troubles: LineTrouble[];
  lastFour: string;
  opening: number | null;
  closing: number | null;
};

function linesIn(rows: readonly CsvRow[], columns: BankColumns, values: Values, styles: Styles): Found {
  const named = new Set<string>();
  const found: Found = { lines: [], troubles: [], lastFour: '', opening: null, closing: null };
  for (const { cells, row } of rows) {
    const said = (role: BankRole) => {
      const at = columns[role];
      return at === undefined ? '' : (cells[at] ?? '').trim();
    };
    const balance = values.amount(said('balance'));
    const written = amountOf(said, values, styles);
    const nothing = written.text === '';
    if (nothing && balance.value !== null && /^(beginning|opening) balance/i.test(said('name')))
      found.opening = balance.value;
    else if (nothing && balance.value !== null && /^(ending|closing) balance/i.test(said('name')))
      found.closing = balance.value;
    else if (nothing && (said('date') === '' || (said('balance') === '' && values.day(said('date')).trouble)))
      // Banks write notes below the lines, in the column of days.
      continue;
    else if (notMoved.test(said('status')) || noLine.test(said('date'))) continue;
    else {
      const day = values.day(said('date'));
      const foreign = said('currency') !== '' && !/^(usd|us\$|\$)$/i.test(said('currency'));
      const trouble = foreign
        ? ({ trouble: 'other-currency', text: said('currency') } as const)
        : day.value === null
          ? ({ trouble: day.trouble ?? 'day-missing', text: said('date') } as const)
          : written.value === null || balance.trouble
            ? {
                trouble: written.trouble ?? balance.trouble ?? ('amount-missing' as const),
                text: written.text || said('balance'),
              }
            : null;
      if (trouble) found.troubles.push({ row, ...trouble, text: plainText(trouble.text) });
      else if (day.value !== null && written.value !== null)
        found.lines.push({
          ...{ row, day: day.value, amount: written.value, balance: balance.value, reference: '' },
          name: plainText(said('name')),
          memo: plainText(said('memo')),
          number: plainText(said('number')),
        });
      named.add(lastFourOf(said('account')));
    }
  }
  // Each card of an account has a number of its own.
  const [one = '', other] = named;
  return { ...found, lastFour: other === undefined ? one : '' };
}

/** Whether amounts have no sign and a column says the side of each, as Capital One writes them. */
function sidesIn(rows: readonly CsvRow[], { type, amount }: BankColumns, values: Values): boolean {
  if (type === undefined || amount === undefined) return false;
  const full = rows.filter(({ cells }) => (cells[amount] ?? '').trim() !== '');
  return (
    full.length > 0 &&
    full.every(
      ({ cells }) => side.test((cells[type] ?? '').trim()) && (values.amount(cells[amount]).value ?? -1) >= 0,
    )
  );
}
const side = /^(debit|credit|dr|cr|d|c)$/i;

const notMoved =
  /^(pending\b.*|failed|cancell?ed|declined|denied|rejected|void(ed)?|blocked|reversed|scheduled|processing|in process|not posted|on hold)$/i;
/** PNC writes “PENDING - 04/05/2025” in the column of days, and others a total below it. */
const noLine = /^pending\b|^(grand )?totals?:?$/i;

/** `sides`: a column says the side of each amount. `out`, `in`: the sign of that column. */
type Styles = { sides: boolean; out: Sign; in: Sign };
/** `mixed`: some amounts have the other one. */
type Sign = { sign: 1 | -1; mixed: boolean };

/** Some banks write money out with a minus sign in a column of its own, and Citi writes money in so. */
function signsIn(rows: readonly CsvRow[], columns: BankColumns, values: Values): Pick<Styles, 'out' | 'in'> {
  const of = (at: number | undefined): Sign => {
    const found = rows.map(({ cells }) =>
      at === undefined ? 0 : (values.amount((cells[at] ?? '').trim()).value ?? 0),
    );
    const below = found.filter((value) => value < 0).length;
    const above = found.filter((value) => value > 0).length;
    return { sign: below > above ? -1 : 1, mixed: below > 0 && above > 0 };
  };
  return { out: of(columns.out), in: of(columns.in) };
}

type Written = { value: number | null; trouble: LineTrouble['trouble'] | null; text: string };

function amountOf(said: (role: BankRole) => string, values: Values, styles: Styles): Written {
  const text = said('amount');
  if (text !== '' || (said('out') === '' && said('in') === '')) {
    const { value, trouble } = values.amount(text);
    const out = styles.sides && /^d/i.test(said('type')) && value !== null;
    return { value: out ? -value + 0 : value, trouble, text };
  }
  const [out, into] = [values.amount(said('out')), values.amount(said('in'))];
  const both = [said('out'), said('in')].filter(Boolean).join(' / ');
  const trouble = out.trouble ?? into.trouble;
  if (trouble) return { value: null, trouble, text: both };
  if (out.value && into.value) return { value: null, trouble: 'both-sides', text: both };
  const signed = (value: number | null, { sign, mixed }: Sign) =>
    mixed && (value ?? 0) * sign < 0 ? null : (value ?? 0) * sign;
  const [paid, got] = [signed(out.value, styles.out), signed(into.value, styles.in)];
  // Among others of the other sign it may be a correction, or not.
  if (paid === null || got === null) return { value: null, trouble: 'amount-unclear', text: both };
  return { value: got - paid + 0, trouble: null, text: both };
}

type Above = { value: number | null; day: string | null };
/** A statement ends some days after its last line. */
const nearby = 31 * 86_400_000;

/** A balance that is above the lines, if it is of a day around theirs. */
function ofLines(above: Above | null, lines: readonly BankLine[]): number | null {
  const day = Date.parse(above?.day ?? '');
  const days = lines.map((one) => Date.parse(one.day));
  const isNear =
    lines.length === 0 ||
    (day >= days.reduce((a, b) => Math.min(a, b)) - nearby &&
      day <= days.reduce((a, b) => Math.max(a, b)) + nearby);
  return above && !Number.isNaN(day) && isNear ? above.value : null;
}

/**
 * A balance that is above the lines, beside its name. Where the name tells its day, as Bank of America writes it, it comes
 * before the balances of lines: some may be cut off. Of another day it may be that of today.
 */
function balanceIn(rows: readonly CsvRow[], name: RegExp, values: Values): Above | null {
  for (const { cells } of rows) {
    const at = cells.findIndex((cell) => name.test(cell.trim()));
    if (at === -1) continue;
    const { value } = values.amount(cells.slice(at + 1).find((cell) => cell.trim() !== ''));
    const [day = ''] = /\d[\d/.-]*\d/.exec(cells[at] ?? '') ?? [];
    return { value, day: values.day(day).value };
  }
  return null;
}
