import { shownText } from '#features/quality-of-earnings/databook/domain/ledger-sheet.ts';
import { isShown } from '#features/quality-of-earnings/databook/domain/stages.ts';
import { severityWords } from '#features/quality-of-earnings/findings/domain/severity-words.ts';
import { emptyMonthsOf, emptyMonthsWords } from '#features/quality-of-earnings/reviews/domain/intake.ts';
import { intakeStateWords, intakeWords } from '#features/quality-of-earnings/reviews/domain/intake-words.ts';
import type { ReportChapter, ReportDrawing } from '#features/valuation/check-reports/domain/report.ts';
import { figure } from '#features/valuation/check-reports/domain/report-words.ts';
import { counted } from '#kernel/counts.ts';
import { monthInWords } from '#kernel/days.ts';
import { cents } from '#kernel/money.ts';
import type { CashFacts, EarningsReportFacts } from './report-facts.ts';
import { chapter, money, tableOf } from './report-words.ts';

/** Whether cash was proved, and from the monthly report on what came in and went out against the books. */
export function cashChapter({ intake, detail }: EarningsReportFacts): ReportChapter {
  const state = intake.find(({ key }) => key === 'I6')?.state ?? 'missing';
  const { months = [], total = null } = detail?.cash ?? {};
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
          figure('From customers, at the bank', money(total.proof.receipts.actual), {
            note: `${money(total.proof.receipts.expected)} expected by the books`,
          }),
          figure('Paid, at the bank', money(total.proof.disbursements.actual), {
            note: `${money(total.proof.disbursements.expected)} expected by the books`,
          }),
        ]
      : [],
    drawings: receiptsDrawing(months),
    tables: tableOf(
      'Bank against books',
      ['Month', 'Received', 'Expected', 'Difference', 'Paid', 'Expected to pay', 'Difference in costs'],
      months.flatMap(({ month, proof }) =>
        proof ? [{ cells: [monthInWords(month), ...sidesOf(proof)] }] : [],
      ),
    ),
  });
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

type Proof = NonNullable<CashFacts['months'][number]['proof']>;

const sidesOf = ({ receipts, disbursements }: Proof): string[] =>
  [receipts, disbursements].flatMap(({ actual, expected, variance }) => [
    money(actual),
    money(expected),
    money(variance),
  ]);

/** Questions about the ledger. Whom they are about, and what the owner says, opens with the names. */
export function flagsChapter({ book, intake }: EarningsReportFacts): ReportChapter {
  const { state, found, clear } = book.findings;
  const named = isShown('names', book.stage);
  const empty = emptyMonthsOf(intake);
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
          named && one.subject !== '' ? `${one.title}: ${shownText(one.subject)}` : one.title,
          severityWords[one.severity].title,
          money(one.dollars),
          money(one.stake),
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
export function documentsChapter({ book, intake }: EarningsReportFacts): ReportChapter {
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

export function methodChapter(): ReportChapter {
  return chapter('method', 'Method and limits', {
    text: [
      'Every figure comes from entries of the general ledger, by account and month, of the version of the books that is named above. A ledger is taken only if its debits equal its credits and its subtotals add up.',
      'Accounts were put on one list of accounts, and each adjustment consists of entries of the ledger or of amounts that the owner typed. Tests of adjustments are worked out from the books where they can be; what cannot be known from books is said to be unknown.',
      'Inventory was not counted, balances were not confirmed with customers or banks, and contracts were not reviewed. Documents that are missing above were not seen. The figures say nothing about the future.',
    ],
  });
}
