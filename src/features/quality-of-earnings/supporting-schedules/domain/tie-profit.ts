import {
  type AccountCode,
  canonicalAccounts,
} from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { type StatementSection, statementSections } from '#features/valuation/earnings/domain/statement.ts';
import { effectOf, roots } from '#features/valuation/earnings/domain/statement-parts.ts';
import {
  foundLines,
  type MonthTie,
  type MovedAccount,
  monthOf,
  monthTie,
  type PartTie,
  rootOf,
  type StatementLine,
  type StatementTie,
  sortedTies,
} from './tie-statement.ts';

/**
 * Each line of a profit and loss in each month beside what its account moved in the ledger
 * (docs/rules/quality-of-earnings.md). `months`: the measures that are compared, at their places in the amounts.
 */
export function tieProfit(
  months: readonly { at: number; measure: string }[],
  lines: readonly StatementLine[],
  accounts: readonly MovedAccount[],
): StatementTie {
  const own = accounts.filter(({ part }) => part !== 'balance');
  const { found, strangers } = foundLines(lines, own, (root) => debitSign(sectionOf(root)));
  const apart: MonthTie[] = [];
  let compared = 0;
  const books = new Map<string, number>();
  for (const account of own) {
    const line = found.get(account);
    const section = line ? sectionOf(line.root) : sectionOfCode(account.code);
    for (const { at, measure } of months) {
      const moved = account.moves.get(monthOf(measure)) ?? 0;
      if (!line && moved === 0) continue;
      compared += 1;
      const place = { row: line?.row ?? null, path: line?.path ?? account.path, measure };
      if (!line && account.part === 'open') {
        apart.push({ ...place, result: 'undecided', written: null, books: null, difference: null });
        continue;
      }
      const sign = line?.sign ?? debitSign(section);
      const tie = monthTie(place, line ? (line.amounts[at] ?? 0) : null, moved * sign + 0);
      if (tie) apart.push(tie);
      const key = `${section} ${measure}`;
      books.set(key, (books.get(key) ?? 0) + moved * debitSign(section));
    }
  }
  for (const { line, result } of strangers)
    for (const { at, measure } of months) {
      const written = line.amounts[at] ?? 0;
      if (written === 0) continue;
      compared += 1;
      apart.push({
        ...{ row: line.row, path: line.path, measure, result, written, books: null },
        difference: result === 'not-in-books' ? written : null,
      });
    }
  return { apart: sortedTies(apart), compared, parts: partsOf(months, lines, books) };
}

const rootSections = new Map(statementSections.map((section) => [roots[section], section]));
const sectionOf = (root: string): StatementSection => rootSections.get(root) ?? 'expenses';

/** 1 if a debit raises the lines of a section. */
const debitSign = (section: StatementSection): 1 | -1 => (effectOf(section) === 1 ? -1 : 1);

const isCode = (code: string): code is AccountCode => code in canonicalAccounts;

/** Where an account that the statement does not have would be. */
function sectionOfCode(code: string): StatementSection {
  if (!isCode(code)) return 'expenses';
  const { group, effect } = canonicalAccounts[code];
  if (group === 'revenue') return 'income';
  if (group === 'cost-of-sales') return 'cost-of-sales';
  if (group === 'operating') return 'expenses';
  return effect === 1 ? 'other-income' : 'other-expenses';
}

function partsOf(
  months: readonly { at: number; measure: string }[],
  lines: readonly StatementLine[],
  books: ReadonlyMap<string, number>,
): PartTie[] {
  const sections = Map.groupBy(lines, ({ path }) => sectionOf(rootOf(path)));
  return months.flatMap(({ at, measure }) => {
    const ties = statementSections.map((section) => {
      const own = sections.get(section) ?? [];
      const written = own.reduce((sum, { amounts }) => sum + (amounts[at] ?? 0), 0);
      return partTie(section, measure, written, (books.get(`${section} ${measure}`) ?? 0) + 0);
    });
    const net = (of: 'written' | 'books') =>
      ties.reduce((sum, tie, index) => sum + tie[of] * effectOf(statementSections[index] ?? 'income'), 0);
    const shown = ties.filter(({ written, books: booked }) => written !== 0 || booked !== 0);
    return [...shown, partTie('net-income', measure, net('written'), net('books'))];
  });
}

const partTie = (part: string, measure: string, written: number, books: number): PartTie => ({
  ...{ part, measure, written, books },
  difference: written - books,
});

/** Lines of a profit and loss by what they do to net income. */
export function signedRows<Row extends { path: string; amounts: readonly number[] }>(
  rows: readonly Row[],
): Row[] {
  return rows.map((row) => {
    const effect = effectOf(sectionOf(rootOf(row.path)));
    return { ...row, amounts: row.amounts.map((amount) => amount * effect + 0) };
  });
}

/** The net income of a profit and loss by month (YYYY-MM), in cents. */
export function netIncomeOf(
  measures: readonly string[],
  lines: readonly Pick<StatementLine, 'path' | 'amounts'>[],
): Map<string, number> {
  const signed = signedRows(lines);
  return new Map(
    measures.map((measure, at) => [
      monthOf(measure),
      signed.reduce((sum, { amounts }) => sum + (amounts[at] ?? 0), 0),
    ]),
  );
}
