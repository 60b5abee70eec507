import { shownText } from '#features/quality-of-earnings/databook/domain/ledger-sheet.ts';
import { isShown } from '#features/quality-of-earnings/databook/domain/stages.ts';
import { standardTerms } from '#features/quality-of-earnings/reviews/domain/standard-terms.ts';
import { dayFigures } from '#features/quality-of-earnings/working-capital/domain/day-figures.ts';
import { pegWords } from '#features/quality-of-earnings/working-capital/domain/peg-words.ts';
import { ledgerAccount } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { monthInWords } from '#kernel/days.ts';
import { balanceAt, capitalAt, daysFigure, pegFigure, withoutDoubtful } from './capital-figures.ts';
import { type Cell, fromSource } from './figure-origins.ts';
import type { EarningsReportFacts, WorkingCapitalFacts } from './report-facts.ts';
import { chapter, emptyMonthWords, money, moneyCell, tableOf, termed, tracedFigure } from './report-words.ts';
import type { TracedChapter } from './traced-report.ts';

type Book = EarningsReportFacts['book'];

/** The money that is tied up, and the normal amount of it. */
export function capitalChapter(found: WorkingCapitalFacts): TracedChapter {
  const { closing, pegs, months, emptyMonths, workingCapital, days, openings, swing } = found;
  const from = Math.max(0, months.length - 12);
  return chapter('working-capital', 'Working capital and the peg', {
    text: [
      'The peg is the working capital that is normal for this business. If less is there on the day of the sale, the price goes down by the difference.',
      ...(openings.accounts === 0
        ? [
            'The ledger shows no opening balances, so balances begin at zero and the amounts below may be too low.',
          ]
        : []),
      ...(swing.seasonal ? ['Working capital moves with the season: the month of the sale matters.'] : []),
    ],
    figures: [
      tracedFigure(
        `Working capital, ${monthInWords(closing.month)}`,
        moneyCell(capitalAt(closing.month, closing.reported)),
        doubtfulNote(found),
      ),
      ...pegs.map(({ method, amount, of }) => {
        const label = `Peg: ${pegWords(method, of.length)}`;
        return tracedFigure(label, moneyCell(pegFigure(found, { label, amount, of })));
      }),
      ...dayFigures(days).map((one) => {
        const of = daysFigure(one, found);
        const cell = (text: string, opens: boolean): Cell => (of && opens ? { text, of } : text);
        const known = days[one.key] !== null;
        return tracedFigure(one.name, cell(one.value, known), cell(one.plain, true));
      }),
    ],
    tables: tableOf(
      'Working capital at month-ends',
      ['Month', 'Working capital'],
      months.slice(from).map((month, at) => ({
        cells: [
          emptyMonthWords(month, emptyMonths),
          moneyCell(
            emptyMonths.includes(month) ? null : capitalAt(month, workingCapital.total[from + at] ?? 0),
          ),
        ],
      })),
    ),
  });
}

function doubtfulNote(found: WorkingCapitalFacts): Cell | null {
  const { doubtful, adjusted } = found.closing;
  if (doubtful === 0) return null;
  return {
    text: `${money(adjusted)} without ${money(doubtful)} of doubtful receivables`,
    of: withoutDoubtful(found),
  };
}

/** What comes off the price dollar for dollar. What the owner typed is named only with the names. */
export function debtChapter(book: Book, found: WorkingCapitalFacts): TracedChapter {
  const { debt, debtLike, cash, terms, closing } = found;
  const named = isShown('names', book.stage);
  const last = (months: readonly number[]) => months.at(-1) ?? 0;
  const { month } = closing;
  const together = (label: string, formula: 'debt' | 'debt-like' | 'cash', of: WorkingCapitalFacts['debt']) =>
    moneyCell(balanceAt(label, last(of.total), { formula, month }));
  const rows = (formula: 'debt' | 'debt-like', of: WorkingCapitalFacts['debt'], kind: string) =>
    of.lines
      .filter(({ months }) => last(months) !== 0)
      .map(({ code, months }) => {
        const { label } = ledgerAccount(code);
        return { cells: [label, kind, moneyCell(balanceAt(label, last(months), { formula, code, month }))] };
      });
  const typed = terms.items.map(({ kind, title, amount }) => {
    const label = named ? shownText(title) : 'Not in the books';
    const of = fromSource(label, amount, { kind: 'typed', by: { what: 'terms' } });
    return { cells: [label, kind === 'debt' ? 'Debt' : 'Debt-like item', moneyCell(of)] };
  });
  return chapter('debt', 'Debt and debt-like items', {
    text: [
      `Balances at the end of ${monthInWords(month)}. Debt and debt-like items come off the price. Cash is the owner’s unless it stays in the business.`,
    ],
    figures: [
      tracedFigure('Debt', together('Debt', 'debt', debt)),
      termed(standardTerms.debtLike, together(standardTerms.debtLike.name, 'debt-like', debtLike)),
      tracedFigure('Cash', together('Cash', 'cash', cash)),
    ],
    tables: tableOf(
      'What is owed',
      ['Account', 'Kind', 'Amount'],
      [...rows('debt', debt, 'Debt'), ...rows('debt-like', debtLike, 'Debt-like item'), ...typed],
    ),
  });
}
