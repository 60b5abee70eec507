import { shownText } from '#features/quality-of-earnings/databook/domain/ledger-sheet.ts';
import { isShown } from '#features/quality-of-earnings/databook/domain/stages.ts';
import { severityWords } from '#features/quality-of-earnings/findings/domain/severity-words.ts';
import { emptyMonthsOf, emptyMonthsWords } from '#features/quality-of-earnings/reviews/domain/intake.ts';
import { intakeStateWords, intakeWords } from '#features/quality-of-earnings/reviews/domain/intake-words.ts';
import type { ReportDrawing } from '#features/valuation/check-reports/domain/report.ts';
import { counted } from '#kernel/counts.ts';
import { monthInWords } from '#kernel/days.ts';
import { cents } from '#kernel/money.ts';
import {
  type CashMeasure,
  type CashSideName,
  cashFigure,
  cashTogether,
  type ProvedMonth,
} from './cash-figures.ts';
import { type Cell, fromSource } from './figure-origins.ts';
import type { CashFacts, EarningsReportFacts } from './report-facts.ts';
import { chapter, moneyCell, tableOf, tracedFigure } from './report-words.ts';
import type { TracedChapter, TracedFigure } from './traced-report.ts';

/** Whether cash was proved, and from the monthly report on what came in and went out against the books. */
export function cashChapter({ intake, detail }: EarningsReportFacts): TracedChapter {
  const state = intake.find(({ key }) => key === 'I6')?.state ?? 'missing';
  const { months = [], total = null } = detail?.cash ?? {};
  const proved = months.filter((month): month is ProvedMonth => month.proof !== null);
  const apart = months.filter(({ proof }) => proof?.receipts.flagged || proof?.disbursements.flagged).length;
  return chapter('cash', 'Proof of cash', {
    text: [
      state === 'missing'
        ? 'No bank statements were part of this review, so deposits were not compared with sales. A buyer will ask for them.'
        : `Bank and card statements: ${intakeStateWords[state].toLowerCase()}.`,
      ...(total
        ? [
            `${counted(total.months, 'month has', 'months have')} statements of every account. In ${apart} of them the bank and the books are far apart.`,
          ]
        : []),
    ],
    figures: total
      ? [
          togetherFigure(proved, total, 'receipts', 'From customers, at the bank'),
          togetherFigure(proved, total, 'disbursements', 'Paid, at the bank'),
        ]
      : [],
    drawings: receiptsDrawing(months),
    tables: tableOf(
      'Bank against books',
      ['Month', 'Received', 'Expected', 'Difference', 'Paid', 'Expected to pay', 'Difference in costs'],
      proved.map((one) => ({ cells: [monthInWords(one.month), ...sidesOf(one)] })),
    ),
  });
}

type Total = NonNullable<CashFacts['total']>;

function togetherFigure(
  proved: readonly ProvedMonth[],
  { proof }: Total,
  side: CashSideName,
  label: string,
): TracedFigure {
  const of = (measure: CashMeasure) =>
    moneyCell(cashTogether(proved, side, { measure, cents: proof[side][measure] }));
  const expected = of('expected');
  return tracedFigure(
    label,
    of('actual'),
    typeof expected === 'string' ? null : { ...expected, text: `${expected.text} expected by the books` },
  );
}

const mostDrawn = 12;

/** The latest months of which both are known. */
function receiptsDrawing(months: CashFacts['months']): ReportDrawing[] {
  const rows = months.slice(-mostDrawn).flatMap(({ month, proof }) =>
    proof
      ? [
          {
            label: monthInWords(month),
            first: cents(proof.receipts.expected),
            second: cents(proof.receipts.actual),
          },
        ]
      : [],
  );
  if (rows.length === 0) return [];
  const names = { first: 'Expected by the books', second: 'Received at the bank' };
  return [{ kind: 'pairs', title: 'Receipts from customers', names, rows }];
}

const sidesOf = (of: ProvedMonth): Cell[] =>
  (['receipts', 'disbursements'] as const).flatMap((side) =>
    (['actual', 'expected', 'variance'] as const).map((measure) => moneyCell(cashFigure(of, side, measure))),
  );

/** Questions about the ledger. Whom they are about, and what the owner says, opens with the names. */
export function flagsChapter({ book, intake }: EarningsReportFacts): TracedChapter {
  const { state, found, clear } = book.findings;
  const named = isShown('names', book.stage);
  const empty = emptyMonthsOf(intake);
  const titleOf = ({ title, subject }: { title: string; subject: string }) =>
    named && subject !== '' ? `${title}: ${shownText(subject)}` : title;
  return chapter('flags', 'Flags and open questions', {
    text: [
      ...(state === 'done' ? [] : ['The tests were not finished when this report was made.']),
      ...(empty.length === 0 ? [] : [`${emptyMonthsWords(empty)}: ask for them. No test saw these months.`]),
      ...(found.length === 0 && state === 'done' ? [nothingFound(empty.length > 0)] : []),
      ...(clear.length === 0 ? [] : [`Tests that found nothing: ${clear.join(', ')}.`]),
    ],
    tables: tableOf(
      'What tests found',
      [
        'Finding',
        'Weight',
        'About',
        'Could come off',
        'Explained',
        ...(named ? ['The owner’s explanation'] : []),
      ],
      found.map((one) => ({
        cells: [
          titleOf(one),
          severityWords[one.severity].title,
          moneyCell(fromSource(titleOf(one), one.dollars, { kind: 'finding', id: one.id })),
          moneyCell(
            fromSource(`${titleOf(one)}: could come off`, one.stake, { kind: 'finding', id: one.id }),
          ),
          one.explained ? 'Yes' : 'Open',
          ...(named ? [shownText(one.explanation)] : []),
        ],
      })),
    ),
  });
}

const nothingFound = (asked: boolean): string =>
  asked ? 'No test found anything else to ask about.' : 'No test found anything to ask about.';

/** What was read, and the hashes of the files. */
export function documentsChapter({ book, intake }: EarningsReportFacts): TracedChapter {
  const named = isShown('names', book.stage);
  return chapter('documents', 'Documents', {
    tables: [
      ...tableOf(
        'What was asked for',
        ['Document', 'State'],
        intake.map(({ key, state }) => ({ cells: [intakeWords[key].title, intakeStateWords[state]] })),
      ),
      ...tableOf(
        'Files of the ledger',
        ['File', ...(named ? ['Name'] : []), 'SHA-256'],
        (book.ledger?.files ?? []).map(({ number, name, sha256 }) => ({
          cells: [String(number), ...(named ? [shownText(name)] : []), sha256],
        })),
      ),
    ],
  });
}

export function methodChapter(): TracedChapter {
  return chapter('method', 'Method and limits', {
    text: [
      'Every figure comes from entries of the general ledger, by account and month, of the version of the books that is named above. A ledger is taken only if its debits equal its credits and its subtotals add up.',
      'Accounts were put on one list of accounts, and each adjustment consists of entries of the ledger or of amounts that the owner typed. Tests of adjustments are worked out from the books where they can be; what cannot be known from books is said to be unknown.',
      'Inventory was not counted, balances were not confirmed with customers or banks, and contracts were not reviewed. Documents that are missing above were not seen. The figures say nothing about the future.',
    ],
  });
}
