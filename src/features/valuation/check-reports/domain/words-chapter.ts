import { times } from '#features/valuation/valuation/domain/multiple-words.ts';
import { dayInWords } from '#kernel/days.ts';
import type { ReportChapter } from './report.ts';
import type { ReportInputs } from './report-inputs.ts';
import { row } from './report-words.ts';

const terms: readonly [string, string][] = [
  [
    'SDE',
    'Seller’s discretionary earnings: the pre-tax earnings that one owner-operator takes out of the business.',
  ],
  ['EBITDA', 'Profit before interest, income tax, depreciation and amortization.'],
  ['Add-back', 'A cost in the books that a buyer would not have, added back to earnings.'],
  [
    'Cash and accrual basis',
    'Cash: revenue and costs count when money moves. Accrual: when they are earned or incurred, paid or not.',
  ],
  ['Working capital', 'Receivables and inventory, less payables.'],
  ['Multiple', 'How many years of earnings a buyer pays for.'],
  ['Guide range', 'A rule of thumb from brokers or industry practitioners; no published survey was read.'],
  [
    'Lender-recognized',
    'Lenders count fully documented add-backs in full (third-party document, general ledger and bank payment), partly documented ones at half, and undocumented ones not at all. Their SDE contains the owner’s pay that the books show in full, whatever a replacement costs.',
  ],
  ['As answered and documented', 'As answered: what the owner told us. Documented: backed by a document.'],
  [
    'SBA 7(a)',
    'A bank loan for buying a business, partly guaranteed by the US Small Business Administration.',
  ],
];

export function wordsChapter({ value }: ReportInputs): ReportChapter {
  const { row: trade, crossChecks } = value;
  const used = [trade, value.beside?.row, crossChecks.toRevenue?.row, crossChecks.onRevenue?.row].flatMap(
    (one) => (one ? [one] : []),
  );
  const sources = used.filter((one, at) => used.findIndex(({ id }) => id === one.id) === at);
  return {
    key: 'words',
    title: 'Glossary and sources',
    text: [],
    figures: [],
    drawings: [],
    tables: [
      { caption: 'Glossary', columns: ['Term', 'Meaning'], rows: terms.map((term) => row([...term])) },
      {
        caption: 'Sources of the multiples',
        columns: ['Industry', 'Range', 'Source', 'As of'],
        rows: sources.map(({ subsector, low, high, metric, source, asOf, verified }) =>
          row([
            subsector,
            `${times(low)} to ${times(high)} ${metric}`,
            verified ? source : `${source} (guide range)`,
            dayInWords(asOf),
          ]),
        ),
      },
    ],
  };
}
