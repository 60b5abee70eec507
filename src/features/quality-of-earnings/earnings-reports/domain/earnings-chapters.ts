import { listedWords } from '#features/quality-of-earnings/adjusted-earnings/domain/reference-words.ts';
import { adjustmentLabels } from '#features/quality-of-earnings/databook/domain/adjustment-labels.ts';
import { bridgeRows } from '#features/quality-of-earnings/databook/domain/bridge-sheet.ts';
import type { DatabookFacts } from '#features/quality-of-earnings/databook/domain/databook-facts.ts';
import { shownText } from '#features/quality-of-earnings/databook/domain/ledger-sheet.ts';
import { isShown } from '#features/quality-of-earnings/databook/domain/stages.ts';
import {
  partialWords,
  periodName,
  periodTitle,
} from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import { addBackCategories } from '#features/valuation/earnings/domain/add-back-categories.ts';
import { cents } from '#kernel/money.ts';
import { namedAdjustments } from './adjustment-figures.ts';
import {
  adjusted,
  adjustmentsTogether,
  bridgeFigure,
  type Column,
  grossProfitIn,
  lentIn,
  ownerIn,
  reported,
  revenueIn,
  sdeIn,
} from './book-figures.ts';
import { beside, type Cell, fromParts, type Traced } from './figure-origins.ts';
import type { EarningsReportFacts } from './report-facts.ts';
import { reportStageWords } from './report-stage-words.ts';
import { absent, chapter, divided, moneyCell, shareCell, tableOf, tracedFigure } from './report-words.ts';
import { supportTable } from './support-table.ts';
import type { TracedChapter, TracedFigure } from './traced-report.ts';

/** What the reader holds, and what the owner leaves open. */
export function noticeChapter({ book, open, final }: EarningsReportFacts): TracedChapter {
  const { shows, hides } = reportStageWords[book.stage];
  return chapter('notice', 'Notice to the reader', {
    text: [
      `This report is written from version ${book.dataset} of the books. It shows ${shows} ${hides}`,
      'Adjustments are proposed by the owner. Findings are questions about entries of the ledger and accuse no one.',
      standingWords(final, open.length > 0),
      ...open.map(({ words }) => words),
    ],
  });
}

function standingWords(final: boolean, hasOpen: boolean): string {
  if (final)
    return hasOpen ? 'This report is final. The owner discloses these open points:' : 'This report is final.';
  return hasOpen ? 'This report is a draft. Open points:' : 'This report is a draft.';
}

type Shown = DatabookFacts['periods'][number];
const columnOf = (period: Shown): Column => ({
  from: period.from,
  to: period.to,
  title: periodTitle(period),
});

/** Of each period; of one without entries there is no figure. */
const byPeriod = ({ periods }: DatabookFacts, of: (column: Column) => Traced): Cell[] =>
  periods.map((period) => (period.entries ? moneyCell(of(columnOf(period))) : absent));

/** The last twelve months in figures, and all periods in a table. */
export function summaryChapter({ book }: EarningsReportFacts): TracedChapter {
  const latest = book.periods.at(-1);
  const lines: [(book: DatabookFacts, column: Column) => Traced, string, boolean][] = [
    [revenueIn, 'Revenue', false],
    [grossProfitIn, 'Gross profit', false],
    [reported, 'EBITDA as reported', false],
    [adjustmentsTogether, 'Adjustments', false],
    [adjusted, 'Adjusted EBITDA', true],
    [ownerIn, 'One owner', false],
    [sdeIn, 'SDE', true],
  ];
  return chapter('summary', 'Summary', {
    text: latest
      ? [
          `${periodName(latest)}: the last twelve months, in US dollars.`,
          ...(partialWords(latest) === '' ? [] : [partialWords(latest)]),
        ]
      : [],
    figures: summaryFigures(book, latest),
    drawings: latest?.entries ? [bridgeDrawing(book, latest)] : [],
    tables: tableOf(
      'Year by year',
      ['', ...book.periods.map(periodTitle)],
      lines.map(([of, label, strong]) => ({
        cells: [label, ...byPeriod(book, (column) => of(book, column))],
        strong,
      })),
    ),
  });
}

/** What earnings of the last twelve months are made of; an adjustment is named by its id. */
export function namedFigures(book: DatabookFacts, latest: Shown): Record<string, Traced> {
  const column = columnOf(latest);
  return {
    ebitda: reported(book, column),
    adjustedEbitda: adjusted(book, column),
    sde: sdeIn(book, column),
    ...Object.fromEntries(
      namedAdjustments(book).map(({ one, label }) => [
        one.id,
        bridgeFigure(book, { key: one.id, label }, column),
      ]),
    ),
  };
}

function summaryFigures(book: DatabookFacts, latest: Shown | undefined): TracedFigure[] {
  const column = latest && columnOf(latest);
  const known = latest?.entries ? column : undefined;
  const amountOf = (of: (book: DatabookFacts, column: Column) => Traced) =>
    moneyCell(known ? of(book, known) : null);
  const shareOf = (label: string, of: (book: DatabookFacts, column: Column) => Traced) => {
    if (!column) return absent;
    const [part, revenue] = [of(book, column), revenueIn(book, column)];
    const share = revenue.cents ? (part.cents ?? 0) / revenue.cents : null;
    return shareCell(
      share,
      fromParts(`${label}, ${column.title}`, null, [beside(part), beside(revenue)], { how: divided }),
    );
  };
  const margin = shareOf('Share of revenue', adjusted);
  return [
    tracedFigure('Revenue', amountOf(revenueIn)),
    tracedFigure('Gross margin', shareOf('Gross margin', grossProfitIn)),
    tracedFigure('EBITDA as reported', amountOf(reported)),
    tracedFigure('Adjusted EBITDA', amountOf(adjusted), said(margin, 'of revenue in the books')),
    tracedFigure('SDE', amountOf(sdeIn), 'Before the pay of one owner'),
  ];
}

const said = (cell: Cell, words: string): Cell =>
  typeof cell === 'string' ? `${cell} ${words}` : { ...cell, text: `${cell.text} ${words}` };

/** Its figures stand in the table below it. */
function bridgeDrawing(book: DatabookFacts, latest: Shown): TracedChapter['drawings'][number] {
  const column = columnOf(latest);
  const step = (label: string, of: (book: DatabookFacts, column: Column) => Traced, total: boolean) => ({
    ...{ label, total },
    amount: cents(of(book, column).cents ?? 0),
  });
  return {
    kind: 'bridge',
    title: `From EBITDA as reported to SDE, ${periodTitle(latest)}`,
    steps: [
      step('EBITDA as reported', reported, true),
      step('Adjustments', adjustmentsTogether, false),
      step('Adjusted EBITDA', adjusted, true),
      step('One owner', ownerIn, false),
      step('SDE', sdeIn, true),
    ],
  };
}

/** From sales and from net income to adjusted earnings, with each adjustment and what lenders credit of them. */
export function bridgeChapter({ book, lender }: EarningsReportFacts): TracedChapter {
  const columns = ['', ...book.periods.map(periodTitle)];
  const lenderRow = (label: string, which: 'adjusted' | 'sde') => ({
    cells: [
      label,
      ...book.periods.map((period) => {
        const view = lender.find((one) => one.key === period.key);
        return view && period.entries ? moneyCell(lentIn(book, view, columnOf(period))[which]) : absent;
      }),
    ],
  });
  return chapter('bridge', 'The bridge to adjusted earnings', {
    text: [
      'EBITDA is worked out twice: from sales down, and from net income up. Adjustments then take out what a buyer would not have, or put in what the books lack.',
      'A lender credits an adjustment by its evidence: all of it with the ledger entries, a third party’s document and bank lines of the same amount, half with a document or the entries and a reason, nothing for a claim alone.',
    ],
    tables: [
      ...tableOf(
        'Bridge',
        columns,
        bridgeRows(book).map(({ key, label, strong }) => ({
          cells: [label, ...byPeriod(book, (column) => bridgeFigure(book, { key, label }, column))],
          strong,
        })),
      ),
      ...tableOf('As a lender would credit it', columns, [
        lenderRow('Adjusted EBITDA', 'adjusted'),
        lenderRow('SDE', 'sde'),
      ]),
      ...adjustmentsTable(book),
      ...evidenceTable(book),
    ],
  });
}

function adjustmentsTable(book: DatabookFacts) {
  const named = isShown('names', book.stage);
  const latest = book.periods.at(-1);
  return tableOf(
    'Adjustments',
    ['Adjustment', 'Kind', 'Evidence', latest ? periodTitle(latest) : 'LTM', ...(named ? ['Why'] : [])],
    namedAdjustments(book).map(({ one, label }) => ({
      cells: [
        label,
        addBackCategories[one.code].label,
        `Tier ${one.tier}`,
        latest?.entries ? moneyCell(bridgeFigure(book, { key: one.id, label }, columnOf(latest))) : absent,
        ...(named ? [shownText(one.why)] : []),
      ],
    })),
  );
}

/** What supports each adjustment: how much of it, and with the names which. */
function evidenceTable(book: DatabookFacts) {
  if (!isShown('monthly', book.stage)) return [];
  const labels = adjustmentLabels(book.adjustments, book.stage);
  const named = isShown('names', book.stage);
  const told = (words: readonly string[]) => (named ? shownText(listedWords(words)) : String(words.length));
  return tableOf(
    supportTable.caption,
    [
      'Adjustment',
      'Ledger entries',
      supportTable.documents,
      'Bank lines',
      ...(named ? ['Remark, no evidence'] : []),
    ],
    book.adjustments.map(({ lines, evidence }, at) => ({
      cells: [
        labels[at] ?? '',
        String(lines.reduce((sum, { count }) => sum + count, 0)),
        told(evidence.documents),
        told(evidence.payments),
        ...(named ? [shownText(evidence.remark)] : []),
      ],
    })),
  );
}
