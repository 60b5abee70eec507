import type { CheckValue } from '#features/valuation/check-value/domain/check-value.ts';
import { basesApartWords, financingBasis, sizeWords } from '#features/valuation/check-value/domain/words.ts';
import { factor, plain, salesSpan } from '#features/valuation/valuation/domain/multiple-words.ts';
import { besideSalesWords } from '#features/valuation/valuation/domain/sales-words.ts';
import { pricedAs } from '#features/valuation/valuation/domain/words.ts';
import { dayInWords } from '#kernel/days.ts';
import type { Cents } from '#kernel/money.ts';
import type { Behind, ReportChapter, ReportFigure } from './report.ts';
import type { ReportInputs } from './report-inputs.ts';
import {
  dollars,
  figure,
  inEarnings,
  inQuestions,
  inValue,
  percent,
  rounded,
  scoreText,
  times,
} from './report-words.ts';

const metricWords = {
  SDE: 'SDE (seller’s discretionary earnings): the pre-tax earnings that one owner-operator takes out of the business.',
  EBITDA:
    'EBITDA: profit before interest, income tax, depreciation and amortization, after a manager’s salary.',
} as const;

/** The first page: the range, what it means, and its basis. */
export function summaryChapter({ value, trade }: ReportInputs): ReportChapter {
  const { claimed, evidenced } = value.value;
  return {
    key: 'summary',
    title: 'What it may be worth',
    text: [
      'This is an estimate of what the business as it runs today may sell for, cash-free and debt-free. The range reflects what the business earns, the range of multiples for its trade, and how it answers the questions that buyers ask.',
      ...caution(value),
      ...(value.earnings ? [`Earnings are measured as ${metricWords[value.earnings.metric]}`] : []),
      ...tradeWords(value, trade),
      ...value.gates.filter(({ holds }) => holds).map(({ words }) => words),
      ...value.warnings.map(({ words }) => words),
    ],
    figures: [
      figure('Low', rounded(claimed?.low ?? null), { behind: exact(claimed?.low), place: inValue }),
      figure('High', rounded(claimed?.high ?? null), { behind: exact(claimed?.high), place: inValue }),
      figure('Midpoint', rounded(claimed?.mid ?? null), {
        note: 'Earnings × multiple.',
        behind: [...valueBehind(value), ...exact(claimed?.mid)],
        place: inValue,
      }),
      figure(
        'Midpoint, documented answers only',
        evidenced ? rounded(evidenced.mid) : 'Not enough documents yet',
        {
          note: 'The same earnings, scored on documented answers only. The earnings chapter shows which add-backs are documented.',
          place: inValue,
        },
      ),
      figure('Score, as answered', scoreText(value.score.claimed.overall), { place: inValue }),
      figure('Score, documented', scoreText(value.score.evidenced.overall), { place: inValue }),
    ],
    drawings: claimed
      ? [{ kind: 'range', title: 'Estimated range', low: claimed.low, mid: claimed.mid, high: claimed.high }]
      : [],
    tables: [],
  };
}

/** Names the recorded sales where the multiple lies outside of them, and why two ranges are far apart. */
function caution({ value: { claimed }, row, earnings, beside, crossChecks }: CheckValue): string[] {
  if (!claimed || !row || !earnings) return [];
  const used = { ...claimed, metric: row.metric, earnings: earnings.amount };
  return [
    besideSalesWords(used, crossChecks.recordedSales),
    basesApartWords(claimed, beside?.value.claimed),
  ].filter((words) => words !== null);
}

function exact(amount: Cents | undefined): Behind[] {
  return amount === undefined ? [] : [{ label: 'As calculated', value: dollars(amount) }];
}

function valueBehind({ earnings, value }: CheckValue): Behind[] {
  if (!earnings || !value.claimed) return [];
  return [
    { label: earnings.metric, value: dollars(earnings.amount) },
    { label: 'Multiple', value: `${factor(value.claimed.multiple)}x` },
  ];
}

export function methodChapter({ value, trade }: ReportInputs): ReportChapter {
  return {
    key: 'method',
    title: 'How we got here',
    text: [
      ...(value.earnings ? [value.earnings.words] : []),
      'The score sets a place between the low and the high multiple for the industry: 0 is the low end, 100 the high end. The fewer questions are answered, the wider the range.',
      ...(value.value.claimed ? [sizeWords(value.value.claimed)] : []),
    ],
    figures: [
      ...earningsFigures(value),
      ...tradeFigures(value, trade),
      ...multipleFigures(value),
      ...besideFigures(value),
      ...salesFigures(value),
      ...crossFigures(value),
    ],
    drawings: [],
    tables: [],
  };
}

function earningsFigures({ earnings }: CheckValue): ReportFigure[] {
  if (!earnings) return [];
  const place = earnings.from === 'recast' ? inEarnings : inQuestions('A6');
  return [
    figure(`Earnings (${earnings.metric})`, dollars(earnings.amount), {
      note: `Measured as ${metricWords[earnings.metric]}`,
      behind: earnings.years.map(({ endsOn, amount }) => ({
        label: `Year to ${dayInWords(endsOn)}`,
        value: dollars(amount),
      })),
      place,
    }),
  ];
}

function tradeFigures({ row }: CheckValue, trade: string | null): ReportFigure[] {
  if (!row) return [];
  return [
    figure('Industry', trade ?? row.subsector, {
      note: 'Industry used for the multiple.',
      behind: [
        {
          label: `Priced as ${row.subsector}`,
          value: `${plain(row.low)} to ${plain(row.high)}x ${row.metric}`,
        },
        sourceOf(row),
      ],
      place: inValue,
    }),
  ];
}

function tradeWords({ row }: CheckValue, trade: string | null): string[] {
  if (!row) return [];
  const { label, value } = sourceOf(row);
  return [
    `${pricedAs(trade, row.subsector)}: ${plain(row.low)} to ${plain(row.high)}x ${row.metric}. ${label}: ${value}.`,
  ];
}

function multipleFigures({ row, value }: CheckValue): ReportFigure[] {
  if (!row || !value.claimed) return [];
  const { raw, multiple, band, halfWidth } = value.claimed;
  return [
    figure('Multiple', `${factor(multiple)}x`, {
      note: 'How many years of earnings a buyer pays for.',
      behind: [
        { label: row.subsector, value: `${plain(row.low)} to ${plain(row.high)}x ${row.metric}` },
        sourceOf(row),
        { label: 'Before the size limit', value: times(raw) },
        ...(band ? [{ label: 'Median for its size', value: `${times(band.middle)} (${band.source})` }] : []),
      ],
      place: inValue,
    }),
    figure('Width of the range', `± ${percent(halfWidth)}`, {
      note: '10% when every question is answered, more when answers are missing.',
      place: inValue,
    }),
  ];
}

function besideFigures({ beside }: CheckValue): ReportFigure[] {
  if (!beside?.value.claimed) return [];
  const { low, high, multiple } = beside.value.claimed;
  return [
    figure(`Priced on ${beside.metric}`, `${dollars(low)} to ${dollars(high)}`, {
      note: `For buyers who price on ${metricWords[beside.metric]}`,
      behind: [
        { label: beside.metric, value: dollars(beside.amount) },
        { label: 'Multiple', value: `${factor(multiple)}x` },
        ...(beside.row ? [sourceOf(beside.row)] : []),
      ],
      place: inValue,
    }),
  ];
}

function sourceOf(row: { source: string; asOf: string; verified: boolean }): Behind {
  return {
    label: row.verified ? 'Source' : 'Guide range',
    value: `${row.source}, ${dayInWords(row.asOf)}`,
  };
}

function salesFigures({ crossChecks }: CheckValue): ReportFigure[] {
  const { recordedSales } = crossChecks;
  const span = salesSpan(recordedSales);
  if (span === null) return [];
  return [
    figure('Recorded sales in this industry', span, {
      note: 'What buyers paid on average or at the median, for businesses of all sizes and qualities.',
      behind: recordedSales.map(({ subsector, middle, middleKind, source, asOf }) => ({
        label: `${subsector}: ${middleKind ?? 'median'} ${plain(middle)}x`,
        value: `${source}, ${dayInWords(asOf)}`,
      })),
      place: inValue,
    }),
  ];
}

function crossFigures({ crossChecks }: CheckValue): ReportFigure[] {
  const { toRevenue, onRevenue, assetFloor } = crossChecks;
  return [
    ...(toRevenue
      ? [
          figure('Midpoint as a multiple of revenue', times(toRevenue.ratio), {
            note: `Half of all asking prices are between ${plain(toRevenue.row.low)}x and ${plain(toRevenue.row.high)}x revenue.`,
            behind: [sourceOf(toRevenue.row)],
            place: inValue,
          }),
        ]
      : []),
    ...(onRevenue
      ? [
          figure('Priced on revenue', `${dollars(onRevenue.low)} to ${dollars(onRevenue.high)}`, {
            note: 'This industry is also priced on revenue.',
            behind: [sourceOf(onRevenue.row)],
            place: inValue,
          }),
        ]
      : []),
    ...(assetFloor === null
      ? []
      : [
          figure('Asset value', dollars(assetFloor), {
            note: 'Equipment, usable inventory and collectible receivables, less liabilities.',
            place: inValue,
          }),
        ]),
  ];
}

export function financingChapter({ value }: ReportInputs): ReportChapter[] {
  const { financing } = value;
  if (!financing) return [];
  const { service, purchase, financeable, needsMore, salary, everyAddBack } = financing;
  return [
    {
      key: 'financing',
      title: 'Financing',
      text: [
        'Many buyers of businesses this size use an SBA 7(a) loan, which the US Small Business Administration partly guarantees. Lenders check that earnings cover the loan after the buyer’s salary.',
        needsMore
          ? 'At the midpoint, the price likely needs seller financing or more equity.'
          : 'At the midpoint, the earnings support a typical SBA loan.',
        ...(value.earnings ? [financingBasis(value.earnings, everyAddBack)] : []),
        'Working capital and closing costs are not included, and nothing was deducted for replacing equipment or for income tax.',
      ],
      figures: [
        figure('Purchase price', dollars(purchase.price), { place: inValue }),
        figure('Largest project that lenders would finance', dollars(financeable), {
          note: everyAddBack ? 'On lender-recognized earnings.' : null,
          behind: everyAddBack
            ? [{ label: 'If every add-back were recognized', value: dollars(everyAddBack.financeable) }]
            : [],
          place: inValue,
        }),
        figure('Debt service coverage (DSCR)', service.dscr === null ? 'No debt' : times(service.dscr), {
          note: 'Annual cash divided by annual debt service. At 1.00x nothing is left over.',
          behind: [
            { label: 'Cash available for debt service (annual)', value: dollars(service.cash) },
            { label: 'Annual debt service', value: dollars(service.annual.total) },
            { label: 'Buyer’s equity injection', value: dollars(service.buyerCash) },
            {
              label: 'Loan',
              value: `${dollars(service.loan)}, ${percent(purchase.rate)} annual interest over ${purchase.months} months`,
            },
            ...(salary === null ? [] : [{ label: 'Buyer’s salary', value: dollars(salary) }]),
            ...(everyAddBack?.dscr
              ? [{ label: 'If every add-back were recognized', value: times(everyAddBack.dscr) }]
              : []),
          ],
          place: inValue,
        }),
      ],
      drawings: [],
      tables: [],
    },
  ];
}
