import { shownText } from '#features/quality-of-earnings/databook/domain/ledger-sheet.ts';
import { isShown } from '#features/quality-of-earnings/databook/domain/stages.ts';
import { severityWords } from '#features/quality-of-earnings/findings/domain/severity-words.ts';
import { intakeStateWords, intakeWords } from '#features/quality-of-earnings/reviews/domain/intake-words.ts';
import type { ReportChapter } from '#features/valuation/check-reports/domain/report.ts';
import type { EarningsReportFacts } from './report-facts.ts';
import { chapter, money, tableOf } from './report-words.ts';

/** Whether cash was proved. */
export function cashChapter({ intake }: EarningsReportFacts): ReportChapter {
  const state = intake.find(({ key }) => key === 'I6')?.state ?? 'missing';
  return chapter('cash', 'Proof of cash', {
    text: [
      state === 'missing'
        ? 'No bank statements were part of this review, so deposits were not compared with sales. A buyer will ask for them.'
        : `Bank and card statements: ${intakeStateWords[state].toLowerCase()}.`,
    ],
  });
}

/** Questions about the ledger. Whom they are about, and what the owner says, opens with the names. */
export function flagsChapter({ book }: EarningsReportFacts): ReportChapter {
  const { state, found, clear } = book.findings;
  const named = isShown('names', book.stage);
  return chapter('flags', 'Flags and open questions', {
    text: [
      ...(state === 'done' ? [] : ['The tests were not finished when this report was made.']),
      ...(found.length === 0 && state === 'done' ? ['No test found anything to ask about.'] : []),
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
      'Inventory was not counted, balances were not confirmed with customers or banks, and contracts were not looked at. Documents that are missing above were not seen. The figures say nothing about the future.',
    ],
  });
}
