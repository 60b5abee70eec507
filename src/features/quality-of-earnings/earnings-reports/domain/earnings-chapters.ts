import { listedWords } from '#features/quality-of-earnings/adjusted-earnings/domain/reference-words.ts';
import { adjustmentLabels } from '#features/quality-of-earnings/databook/domain/adjustment-labels.ts';
import { bridgeRows } from '#features/quality-of-earnings/databook/domain/bridge-sheet.ts';
import type { DatabookFacts } from '#features/quality-of-earnings/databook/domain/databook-facts.ts';
import { periodSum } from '#features/quality-of-earnings/databook/domain/figure-cells.ts';
import { shownText } from '#features/quality-of-earnings/databook/domain/ledger-sheet.ts';
import { isShown } from '#features/quality-of-earnings/databook/domain/stages.ts';
import {
  partialWords,
  periodName,
  periodTitle,
} from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import type { ReportChapter, ReportFigure } from '#features/valuation/check-reports/domain/report.ts';
import { figure } from '#features/valuation/check-reports/domain/report-words.ts';
import { addBackCategories } from '#features/valuation/earnings/domain/add-back-categories.ts';
import { cents } from '#kernel/money.ts';
import type { EarningsReportFacts } from './report-facts.ts';
import { reportStageWords } from './report-stage-words.ts';
import { absent, chapter, money, shareWords, tableOf } from './report-words.ts';

/** What the reader holds, and what the owner leaves open. */
export function noticeChapter({ book, open, final }: EarningsReportFacts): ReportChapter {
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

type Rows = ReturnType<typeof bridgeRows>;
const centsOf = (rows: Rows, key: string, at: number) => rows.find((row) => row.key === key)?.cents[at] ?? 0;

/** Cents of each period; of one without entries there is no figure. */
const byPeriod = ({ periods }: DatabookFacts, of: (nth: number) => number): string[] =>
  periods.map(({ entries }, nth) => (entries ? money(of(nth)) : absent));

/** The last twelve months in figures, and all periods in a table. */
export function summaryChapter({ book }: EarningsReportFacts): ReportChapter {
  const rows = bridgeRows(book);
  const at = book.periods.length - 1;
  const of = (key: string) => centsOf(rows, key, at);
  const latest = book.periods[at];
  const known = latest?.entries ?? false;
  const revenue = of('revenue');
  const share = (amount: number) => (revenue === 0 ? null : amount / revenue);
  const latestOf = (key: string) => (known ? money(of(key)) : absent);
  const figures: ReportFigure[] = [
    figure('Revenue', latestOf('revenue')),
    figure('Gross margin', shareWords(share(of('gross-profit')))),
    figure('EBITDA as reported', latestOf('ebitda')),
    figure('Adjusted EBITDA', latestOf('adjusted'), {
      note: `${shareWords(share(of('adjusted')))} of revenue in the books`,
    }),
    figure('SDE', latestOf('sde'), { note: 'Before the pay of one owner' }),
  ];
  const lines: [string, string][] = [
    ['revenue', 'Revenue'],
    ['gross-profit', 'Gross profit'],
    ['ebitda', 'EBITDA as reported'],
    ['adjusted', 'Adjusted EBITDA'],
    ['sde', 'SDE'],
  ];
  return chapter('summary', 'Summary', {
    text: latest
      ? [
          `${periodName(latest)}: the last twelve months, in US dollars.`,
          ...(partialWords(latest) === '' ? [] : [partialWords(latest)]),
        ]
      : [],
    figures,
    drawings: !known
      ? []
      : [
          {
            kind: 'bridge',
            title: `From EBITDA as reported to SDE${latest ? `, ${periodTitle(latest)}` : ''}`,
            steps: [
              { label: 'EBITDA as reported', amount: cents(of('ebitda')), total: true },
              { label: 'Adjustments', amount: cents(of('adjusted') - of('ebitda')), total: false },
              { label: 'Adjusted EBITDA', amount: cents(of('adjusted')), total: true },
              { label: 'One owner', amount: cents(of('sde') - of('adjusted')), total: false },
              { label: 'SDE', amount: cents(of('sde')), total: true },
            ],
          },
        ],
    tables: tableOf(
      'Year by year',
      ['', ...book.periods.map(periodTitle)],
      lines.map(([key, label]) => ({
        cells: [label, ...byPeriod(book, (nth) => centsOf(rows, key, nth))],
        strong: key === 'adjusted' || key === 'sde',
      })),
    ),
  });
}

/** From sales and from net income to adjusted earnings, with each adjustment and what lenders credit of them. */
export function bridgeChapter({ book, lender }: EarningsReportFacts): ReportChapter {
  const columns = ['', ...book.periods.map(periodTitle)];
  const lenderRow = (label: string, of: (view: { adjustedEbitda: number; sde: number }) => number) => ({
    cells: [
      label,
      ...book.periods.map(({ key, entries }) => {
        const view = lender.find((one) => one.key === key);
        return view && entries ? money(of(view)) : absent;
      }),
    ],
  });
  return chapter('bridge', 'The bridge to adjusted earnings', {
    text: [
      'EBITDA is worked out twice: from sales down, and from net income up. Adjustments then take out what a buyer would not have, or put in what the books lack.',
      'A lender credits an adjustment by its evidence: all of it with a third party’s document and the payment, half with one of them and an explanation, nothing for a claim alone.',
    ],
    tables: [
      ...tableOf(
        'Bridge',
        columns,
        bridgeRows(book).map(({ label, strong, cents: values }) => ({
          cells: [label, ...byPeriod(book, (nth) => values[nth] ?? 0)],
          strong,
        })),
      ),
      ...tableOf('As a lender would credit it', columns, [
        lenderRow('Adjusted EBITDA', ({ adjustedEbitda }) => adjustedEbitda),
        lenderRow('SDE', ({ sde }) => sde),
      ]),
      ...adjustmentsTable(book),
      ...evidenceTable(book),
    ],
  });
}

function adjustmentsTable(book: DatabookFacts) {
  const labels = adjustmentLabels(book.adjustments, book.stage);
  const named = isShown('names', book.stage);
  const latest = book.periods.at(-1);
  return tableOf(
    'Adjustments',
    ['Adjustment', 'Kind', 'Evidence', latest ? periodTitle(latest) : 'LTM', ...(named ? ['Why'] : [])],
    book.adjustments.map((one, at) => {
      const effects = one.months.map(({ effect }) => effect);
      return {
        cells: [
          labels[at] ?? '',
          addBackCategories[one.code].label,
          `Tier ${one.tier}`,
          latest?.entries ? money(periodSum(book, effects, latest)) : absent,
          ...(named ? [shownText(one.why)] : []),
        ],
      };
    }),
  );
}

/** What supports each adjustment: how much of it, and with the names which. */
function evidenceTable(book: DatabookFacts) {
  if (!isShown('monthly', book.stage)) return [];
  const labels = adjustmentLabels(book.adjustments, book.stage);
  const named = isShown('names', book.stage);
  const told = (words: readonly string[]) => (named ? shownText(listedWords(words)) : String(words.length));
  return tableOf(
    'What supports the adjustments',
    ['Adjustment', 'Ledger entries', 'Documents', 'Bank lines', ...(named ? ['Remark, no evidence'] : [])],
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
