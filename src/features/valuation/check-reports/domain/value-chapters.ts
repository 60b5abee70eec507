import type { CheckValue } from '#features/valuation/check-value/domain/check-value.ts';
import { basesApartWords, sizeWords } from '#features/valuation/check-value/domain/words.ts';
import {
  factor,
  oneDigit,
  salesSpan,
  times,
  twoDigits,
} from '#features/valuation/valuation/domain/multiple-words.ts';
import { besideSalesWords } from '#features/valuation/valuation/domain/sales-words.ts';
import { pricedAs } from '#features/valuation/valuation/domain/words.ts';
import { dayInWords } from '#kernel/days.ts';
import type { Behind, ReportChapter, ReportFigure } from './report.ts';
import type { ReportInputs } from './report-inputs.ts';
import {
  dollars,
  exact,
  figure,
  inEarnings,
  inQuestions,
  inValue,
  percent,
  rounded,
  scoreText,
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
  return [besideSalesWords(used, crossChecks.recordedSales), basesApartWords(claimed, beside)].filter(
    (words) => words !== null,
  );
}

function valueBehind({ earnings, value }: CheckValue): Behind[] {
  if (!earnings || !value.claimed) return [];
  return [
    { label: earnings.metric, value: dollars(earnings.amount) },
    { label: 'Multiple', value: `${factor(value.claimed.multiple)}×` },
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
    figure(`Earnings (${earnings.metric})`, rounded(earnings.amount, 3), {
      note: `Measured as ${metricWords[earnings.metric]}`,
      behind: [
        ...earnings.years.map(({ endsOn, amount }) => ({
          label: `Year to ${dayInWords(endsOn)}`,
          value: dollars(amount),
        })),
        ...exact(earnings.amount),
      ],
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
          value: `${times(row.low)} to ${times(row.high)} ${row.metric}`,
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
    `${pricedAs(trade, row.subsector)}: ${times(row.low)} to ${times(row.high)} ${row.metric}. ${label}: ${value}.`,
  ];
}

function multipleFigures({ row, value }: CheckValue): ReportFigure[] {
  if (!row || !value.claimed) return [];
  const { raw, multiple, band, halfWidth } = value.claimed;
  return [
    figure('Multiple', oneDigit(multiple), {
      note: 'How many years of earnings a buyer pays for.',
      behind: [
        { label: 'As calculated', value: `${factor(multiple)}×` },
        { label: row.subsector, value: `${times(row.low)} to ${times(row.high)} ${row.metric}` },
        sourceOf(row),
        { label: 'Before the size limit', value: oneDigit(raw) },
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

function besideFigures({ beside, value }: CheckValue): ReportFigure[] {
  if (!beside?.value.claimed) return [];
  const { low, high, multiple } = beside.value.claimed;
  return [
    figure(`Priced on ${beside.metric}`, `${rounded(low)} to ${rounded(high)}`, {
      note: basesApartWords(value.claimed, beside) ?? `For buyers who price on ${metricWords[beside.metric]}`,
      behind: [
        { label: beside.metric, value: dollars(beside.amount) },
        { label: 'Multiple', value: `${factor(multiple)}×` },
        { label: 'As calculated', value: `${dollars(low)} to ${dollars(high)}` },
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
        label: `${subsector}: ${middleKind ?? 'median'} ${times(middle)}`,
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
          figure('Midpoint as a multiple of revenue', twoDigits(toRevenue.ratio), {
            note: `Half of all asking prices are between ${times(toRevenue.row.low)} and ${times(toRevenue.row.high)} revenue.`,
            behind: [sourceOf(toRevenue.row)],
            place: inValue,
          }),
        ]
      : []),
    ...(onRevenue
      ? [
          figure('Priced on revenue', `${rounded(onRevenue.low)} to ${rounded(onRevenue.high)}`, {
            note: 'This industry is also priced on revenue.',
            behind: [sourceOf(onRevenue.row)],
            place: inValue,
          }),
        ]
      : []),
    ...(assetFloor === null
      ? []
      : [
          figure('Asset value', rounded(assetFloor, 3), {
            note: 'Equipment, usable inventory and collectible receivables, less liabilities.',
            behind: exact(assetFloor),
            place: inValue,
          }),
        ]),
  ];
}
