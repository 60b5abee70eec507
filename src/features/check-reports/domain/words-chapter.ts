import { plain } from '#features/valuation/domain/multiple-words.ts';
import type { ReportChapter } from './report.ts';
import type { ReportInputs } from './report-inputs.ts';
import { dayWords, row } from './report-words.ts';

const terms: readonly [string, string][] = [
  [
    'SDE',
    'Seller’s discretionary earnings: what one owner who works in the business takes out of it before tax.',
  ],
  [
    'EBITDA',
    'Profit before interest, income tax, and the wear of equipment (depreciation and amortization).',
  ],
  ['Add-back', 'A cost in the books that a buyer would not have, and so is put back into the earnings.'],
  [
    'Cash and accrual basis',
    'Cash: sales and costs count when money moves. Accrual: when they are earned or arise, paid or not.',
  ],
  ['Working capital', 'What customers owe and what lies in stock, less what is owed to suppliers.'],
  ['Multiple', 'How many years of earnings a buyer pays for the business.'],
  [
    'Guide range',
    'Figures that brokers or people of the trade give; nobody here has read them in a survey of sales.',
  ],
  [
    'A lender credits',
    'Add-backs with a document of somebody else, the ledger and the bank behind them in full; with some of these half; on word alone not at all.',
  ],
  ['Claimed and proven', 'Claimed: as the owner answered. Proven: with a document behind the answer.'],
  [
    'SBA 7(a)',
    'A bank loan for buying a business that the US Small Business Administration guarantees in part.',
  ],
];

/** What the words mean, and where the figures of the tables come from. */
export function wordsChapter({ value }: ReportInputs): ReportChapter {
  const { row: trade, crossChecks } = value;
  const used = [trade, value.beside?.row, crossChecks.toRevenue?.row, crossChecks.onRevenue?.row].flatMap(
    (one) => (one ? [one] : []),
  );
  const sources = used.filter((one, at) => used.findIndex(({ id }) => id === one.id) === at);
  return {
    key: 'words',
    title: 'Words and sources',
    text: [],
    figures: [],
    drawings: [],
    tables: [
      { caption: 'Words', columns: ['Word', 'What it means'], rows: terms.map((term) => row([...term])) },
      {
        caption: 'Sources of the multiples',
        columns: ['What', 'Range', 'Source', 'As of'],
        rows: sources.map(({ subsector, low, high, metric, source, asOf, verified }) =>
          row([
            subsector,
            `${plain(low)} to ${plain(high)} times ${metric}`,
            verified ? source : `${source} (guide range)`,
            dayWords(asOf),
          ]),
        ),
      },
    ],
  };
}
