import { type Figure, isBalance } from '#features/quality-of-earnings/general-ledger/domain/figures.ts';
import { linesOf, type TaxAmount } from '#features/quality-of-earnings/tax-returns/domain/tax-forms.ts';
import { addedInM1, takenInM1 } from '#features/quality-of-earnings/tax-returns/domain/tax-ties.ts';
import { figureOf } from '#features/quality-of-earnings/tax-returns/domain/tie-figures.ts';
import { tieWords } from '#features/quality-of-earnings/tax-returns/domain/tie-words.ts';
import { type LedgerCode, ledgerAccount } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { fromLedger, fromParts, fromSource, less, type PartOf, plus, type Traced } from './figure-origins.ts';
import type { EarningsReportFacts, TaxYearFacts } from './report-facts.ts';
import { valueIn } from './span-sums.ts';

type Book = EarningsReportFacts['book'];
type Entered = NonNullable<TaxYearFacts['entered']>;
type Tie = NonNullable<TaxYearFacts['ties']>[number];
/** A year whose return was typed. */
export type EnteredYear = TaxYearFacts & { entered: Entered };

/** What a line of the comparison of a return with the books consists of. Cents. */
export function tieFigures(book: Book, year: EnteredYear, tie: Tie) {
  const name = (what: string) => `${tieWords[tie.key]}, ${year.year}: ${what}`;
  const returned = returnedIn(year, tie, name('return'));
  const books = booksIn(year, tie, name('books'));
  const items = itemsIn(book, year, tie, name('reconciling items'));
  const difference = fromParts(name('difference'), tie.difference, [
    plus(returned),
    less(books),
    less(items),
  ]);
  return { returned, books, items, difference };
}

/** A line of the return as it was typed, by its number on the form. */
function lineOf({ year, entered }: EnteredYear, amount: TaxAmount): Traced {
  const line = linesOf(entered.form)
    .flatMap(({ lines }) => lines)
    .find((one) => one.amount === amount)?.line;
  const label = line === undefined ? `Return of ${year}` : `Line ${line} of the return of ${year}`;
  return fromSource(label, entered.amounts[amount] ?? 0, { kind: 'typed', by: { what: 'tax-return', year } });
}

function returnedIn(year: EnteredYear, { key, returned }: Tie, label: string): Traced {
  const { amounts } = year.entered;
  if (key === 'receipts' && amounts.allowances)
    return fromParts(label, returned, [plus(lineOf(year, 'receipts')), less(lineOf(year, 'allowances'))]);
  const income = amounts.income === null || amounts.income === undefined ? 'ordinary' : 'income';
  return { ...lineOf(year, key === 'income' ? income : key), label };
}

function booksIn({ year, from, to }: EnteredYear, { key, books, opens }: Tie, label: string): Traced {
  const figure: Figure = figureOf[key];
  if (!opens)
    return fromParts(label, books, [], { how: 'Balances of accounts that were given several purposes.' });
  const span = isBalance(figure.formula) ? { from: to, to } : { from, to };
  if (key !== 'payables') return fromLedger(label, books, { figure, span });
  // Payables lower working capital.
  return fromParts(label, books, [
    less(fromLedger(`Payables in working capital, ${year}`, -books + 0, { figure, span })),
  ]);
}

/** Schedule M-1, and what a return on cash has earlier or later than the books. */
function itemsIn(book: Book, year: EnteredYear, { key, reconciling, timing }: Tie, label: string): Traced {
  const m1 = (of: readonly TaxAmount[], side: (of: Traced) => PartOf) =>
    of
      .map((amount) => lineOf(year, amount))
      .filter(({ cents }) => cents !== 0)
      .map(side);
  const moves = fromParts('On cash, not when it was earned', timing, movesIn(book, year, key));
  return fromParts(label, reconciling + timing, [
    ...(reconciling === 0 ? [] : [...m1(addedInM1, plus), ...m1(takenInM1, less)]),
    ...(timing === 0 ? [] : [plus(moves)]),
  ]);
}

/** Accounts whose change over the year turns what was earned into what was paid (docs/rules/quality-of-earnings.md). */
const timed: Record<'receipts' | 'income', readonly (readonly [LedgerCode, 1 | -1])[]> = {
  receipts: [
    ['AR', -1],
    ['DEF_REV', 1],
    ['CUST_DEP', 1],
  ],
  income: [
    ['AR', -1],
    ['DEF_REV', 1],
    ['CUST_DEP', 1],
    ['AP', 1],
    ['INVENTORY', -1],
    ['ACCRUED', 1],
    ['PREPAID', -1],
  ],
};

function movesIn(book: Book, { from, to }: EnteredYear, key: Tie['key']): PartOf[] {
  if (key !== 'receipts' && key !== 'income') return [];
  return timed[key].flatMap(([code, sign]) => {
    const at = { figure: { formula: 'account', code }, span: { from, to } } as const;
    const cents = valueIn(book, at.figure, at.span);
    const of = fromLedger(`${ledgerAccount(code).label}, how it moved`, cents, at);
    return cents === 0 ? [] : [sign === 1 ? plus(of) : less(of)];
  });
}
