import type { CheckValue } from '#features/check-value/domain/check-value.ts';
import { financingBasis, sizeWords } from '#features/check-value/domain/words.ts';
import { factor, plain } from '#features/valuation/domain/multiple-words.ts';
import { pricedAs } from '#features/valuation/domain/words.ts';
import type { Behind, ReportChapter, ReportFigure } from './report.ts';
import type { ReportInputs } from './report-inputs.ts';
import {
  dayWords,
  dollars,
  figure,
  inEarnings,
  inQuestions,
  inValue,
  percent,
  scoreText,
  times,
} from './report-words.ts';

/** What the two measures of earnings are, at their first use. */
const metricWords = {
  SDE: 'SDE (seller’s discretionary earnings): what one owner who works in the business takes out of it before tax.',
  EBITDA: 'EBITDA: profit before interest, income tax and the wear of equipment, after the pay of a manager.',
} as const;

/** The first page: the range, what it means, and what it rests on. */
export function summaryChapter({ value, trade }: ReportInputs): ReportChapter {
  const { claimed, evidenced } = value.value;
  return {
    key: 'summary',
    title: 'What it may be worth',
    text: [
      'This is the range in which a buyer would likely pay for the business as it runs today, free of its cash and its debts. It comes from what the business earns, from what businesses of its kind sell for, and from how it answers the questions that buyers ask.',
      ...(value.earnings ? [`What it earns is measured as ${metricWords[value.earnings.metric]}`] : []),
      ...tradeWords(value, trade),
      ...value.gates.filter(({ holds }) => holds).map(({ words }) => words),
      ...value.warnings.map(({ words }) => words),
    ],
    figures: [
      figure('Low', dollars(claimed?.low ?? null), { place: inValue }),
      figure('High', dollars(claimed?.high ?? null), { place: inValue }),
      figure('Middle', dollars(claimed?.mid ?? null), {
        note: 'Earnings times the multiple.',
        behind: valueBehind(value),
        place: inValue,
      }),
      figure('Middle, at the score that papers prove', dollars(evidenced?.mid ?? null), {
        note: 'The same earnings, with the score of the answers that have a document behind them. Which add-backs have papers stands under the earnings.',
        place: inValue,
      }),
      figure('Score, as answered', scoreText(value.score.claimed.overall), { place: inValue }),
      figure('Score, as proven by papers', scoreText(value.score.evidenced.overall), { place: inValue }),
    ],
    drawings: claimed
      ? [{ kind: 'range', title: 'The range', low: claimed.low, mid: claimed.mid, high: claimed.high }]
      : [],
    tables: [],
  };
}

function valueBehind({ earnings, value }: CheckValue): Behind[] {
  if (!earnings || !value.claimed) return [];
  return [
    { label: earnings.metric, value: dollars(earnings.amount) },
    { label: 'Multiple', value: `${factor(value.claimed.multiple)} times` },
  ];
}

/** How the middle was found, step by step. */
export function methodChapter({ value, trade }: ReportInputs): ReportChapter {
  return {
    key: 'method',
    title: 'How the value was found',
    text: [
      ...(value.earnings ? [value.earnings.words] : []),
      'The score picks a place between the low and the high multiple of the trade: 0 is the low end, 100 the high one. The fewer questions are answered, the wider the range.',
      ...(value.value.claimed ? [sizeWords(value.value.claimed)] : []),
    ],
    figures: [
      ...earningsFigures(value),
      ...tradeFigures(value, trade),
      ...multipleFigures(value),
      ...besideFigures(value),
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
        label: `Year to ${dayWords(endsOn)}`,
        value: dollars(amount),
      })),
      place,
    }),
  ];
}

/** Which trade was used, with its range, where it comes from and of when. */
function tradeFigures({ row }: CheckValue, trade: string | null): ReportFigure[] {
  if (!row) return [];
  return [
    figure('Trade', trade ?? row.subsector, {
      note: 'The kind of business whose multiples were used.',
      behind: [
        {
          label: `Priced as ${row.subsector}`,
          value: `${plain(row.low)} to ${plain(row.high)} times ${row.metric}`,
        },
        sourceOf(row),
      ],
      place: inValue,
    }),
  ];
}

/** "HVAC contractor, priced as HVAC, plumbing, electrical: 2.5 to 5 times SDE. Source: …, November 20, 2026." */
function tradeWords({ row }: CheckValue, trade: string | null): string[] {
  if (!row) return [];
  const { label, value } = sourceOf(row);
  return [
    `${pricedAs(trade, row.subsector)}: ${plain(row.low)} to ${plain(row.high)} times ${row.metric}. ${label}: ${value}.`,
  ];
}

function multipleFigures({ row, value }: CheckValue): ReportFigure[] {
  if (!row || !value.claimed) return [];
  const { raw, multiple, band, halfWidth } = value.claimed;
  return [
    figure('Multiple', `${factor(multiple)} times`, {
      note: 'How many years of earnings a buyer pays.',
      behind: [
        { label: row.subsector, value: `${plain(row.low)} to ${plain(row.high)} times ${row.metric}` },
        sourceOf(row),
        { label: 'By the score alone', value: times(raw) },
        ...(band ? [{ label: 'Median of its size', value: `${times(band.middle)} (${band.source})` }] : []),
      ],
      place: inValue,
    }),
    figure('Width of the range', `± ${percent(halfWidth)}`, {
      note: 'Ten percent where every question is answered, more where answers are missing.',
      place: inValue,
    }),
  ];
}

/** What the other measure says, where buyers look at both. */
function besideFigures({ beside }: CheckValue): ReportFigure[] {
  if (!beside?.value.claimed) return [];
  const { low, high, multiple } = beside.value.claimed;
  return [
    figure(`Priced on ${beside.metric}`, `${dollars(low)} to ${dollars(high)}`, {
      note: `For a buyer who looks at ${metricWords[beside.metric]}`,
      behind: [
        { label: beside.metric, value: dollars(beside.amount) },
        { label: 'Multiple', value: `${factor(multiple)} times` },
        ...(beside.row ? [sourceOf(beside.row)] : []),
      ],
      place: inValue,
    }),
  ];
}

/** Where the figures of a row come from; one that nobody read in its source says so. */
function sourceOf(row: { source: string; asOf: string; verified: boolean }): Behind {
  return {
    label: row.verified ? 'Source' : 'Guide range from',
    value: `${row.source}, ${dayWords(row.asOf)}`,
  };
}

function crossFigures({ crossChecks }: CheckValue): ReportFigure[] {
  const { toRevenue, onRevenue, assetFloor } = crossChecks;
  return [
    ...(toRevenue
      ? [
          figure('The middle as a multiple of sales', times(toRevenue.ratio), {
            note: `Half of all asking prices lie between ${plain(toRevenue.row.low)} and ${plain(toRevenue.row.high)} times sales.`,
            behind: [sourceOf(toRevenue.row)],
            place: inValue,
          }),
        ]
      : []),
    ...(onRevenue
      ? [
          figure('Priced on sales', `${dollars(onRevenue.low)} to ${dollars(onRevenue.high)}`, {
            note: 'This trade is priced on sales as well.',
            behind: [sourceOf(onRevenue.row)],
            place: inValue,
          }),
        ]
      : []),
    ...(assetFloor === null
      ? []
      : [
          figure('What the assets alone are worth', dollars(assetFloor), {
            note: 'Equipment, usable stock and receivables that will be paid, less what is owed.',
            place: inValue,
          }),
        ]),
  ];
}

/** Whether a bank would lend on the middle of the range. */
export function financingChapter({ value }: ReportInputs): ReportChapter[] {
  const { financing } = value;
  if (!financing) return [];
  const { service, purchase, financeable, needsMore, salary, everyAddBack } = financing;
  return [
    {
      key: 'financing',
      title: 'Can a buyer finance it',
      text: [
        'Many buyers of a business of this size borrow with an SBA 7(a) loan: one that the US Small Business Administration guarantees in part. A bank asks whether the earnings, after the buyer’s own living, pay the loan back with room to spare.',
        needsMore
          ? 'At the middle of the range the price likely needs seller financing or more equity.'
          : 'At the middle of the range the earnings carry the usual loan.',
        ...(value.earnings ? [financingBasis(value.earnings, everyAddBack)] : []),
        'What the buyer needs besides the price, as working capital and closing costs, is not in it, and nothing was taken off for replacing equipment or for income tax.',
      ],
      figures: [
        figure('Price looked at', dollars(purchase.price), { place: inValue }),
        figure('Largest project that banks are comfortable with', dollars(financeable), {
          note: everyAddBack ? 'On the earnings that a lender credits.' : null,
          behind: everyAddBack
            ? [{ label: 'If every add-back were credited', value: dollars(everyAddBack.financeable) }]
            : [],
          place: inValue,
        }),
        figure('Coverage of the debt', service.dscr === null ? 'Nothing is owed' : times(service.dscr), {
          note: 'Cash a year divided by payments a year. At 1.00 times nothing is left over.',
          behind: [
            { label: 'Cash a year', value: dollars(service.cash) },
            { label: 'Payments a year', value: dollars(service.annual.total) },
            { label: 'The buyer brings', value: dollars(service.buyerCash) },
            {
              label: 'Loan',
              value: `${dollars(service.loan)}, ${percent(purchase.rate)} a year, paid back over ${purchase.months} months`,
            },
            ...(salary === null ? [] : [{ label: 'The buyer lives on', value: dollars(salary) }]),
            ...(everyAddBack?.dscr
              ? [{ label: 'If every add-back were credited', value: times(everyAddBack.dscr) }]
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
